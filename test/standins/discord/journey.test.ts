import { AttachmentBuilder, ChannelType, type Interaction, MessageFlags } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { type Discord, messageIn, modalIn, startDiscord } from './discord.js';
import { form, screen, startTestBot, type TestBot } from './testbot.js';

let discord: Discord;
let bot: TestBot;

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isChatInputCommand()) return interaction.reply(screen);
  if (interaction.isButton() && interaction.customId === 'form') return interaction.showModal(form);
  if (interaction.isButton()) return interaction.update({ content: 'Next one', components: [] });
  if (interaction.isStringSelectMenu()) {
    return interaction.update({ content: `${interaction.locale}: ${interaction.values.join()}` });
  }
  if (!interaction.isModalSubmit()) return undefined;
  const first = interaction.fields.getTextInputValue('first');
  const files = [new AttachmentBuilder(Buffer.from('qr'), { name: 'ödeme.png' })];
  return interaction.reply({ content: `Hello ${first}`, files, flags: MessageFlags.Ephemeral });
}

async function start(kind: 'own' | 'twin', handle = answer): Promise<void> {
  discord = await startDiscord({ kind });
  bot = await startTestBot(discord, handle);
}

afterEach(async () => {
  await bot.close();
  await discord.close();
});

describe.each(['own', 'twin'] as const)('the %s Discord', (kind) => {
  it('registers commands with their localisations', async () => {
    await start(kind);
    const [first] = discord.commands();
    expect(first).toMatchObject({
      name: 'start',
      name_localizations: { tr: 'başla', nl: 'begin' },
    });
    expect(discord.violations()).toEqual([]);
  });

  it('shows an ephemeral reply with its controls to its reader only', async () => {
    await start(kind);
    const ayse = discord.user({ name: 'Ayşe', locale: 'tr' });
    const kim = discord.user({ name: 'Kim' });
    const reply = await ayse.command('start');
    expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
    expect(
      messageIn(reply)
        .rows.flat()
        .map((one) => one.customId),
    ).toEqual(['next', 'form', 'gpu']);
    expect(await discord.messages(discord.channel, ayse)).toHaveLength(1);
    expect(await discord.messages(discord.channel, kim)).toEqual([]);
    await expect(kim.presses(messageIn(reply), 'Next')).rejects.toThrow(/cannot see/);
  });

  it('updates the message that was pressed', async () => {
    await start(kind);
    const ayse = discord.user({ name: 'Ayşe' });
    const reply = await ayse.command('start');
    const pressed = await ayse.presses(messageIn(reply), /next/i);
    expect(pressed.kind).toBe('update');
    expect(messageIn(pressed)).toMatchObject({
      id: messageIn(reply).id,
      content: 'Next one',
      rows: [],
    });
  });

  it('carries a choice and the locale of who made it', async () => {
    await start(kind);
    const ayse = discord.user({ name: 'Ayşe', locale: 'tr' });
    const chosen = await ayse.selects(messageIn(await ayse.command('start')), 'gpu', 'MI300X');
    expect(messageIn(chosen).content).toBe('tr: mi300x');
  });

  it('opens a modal and answers it with a file', async () => {
    await start(kind);
    const ayse = discord.user({ name: 'Ayşe' });
    const opened = await ayse.presses(messageIn(await ayse.command('start')), 'Details');
    expect(modalIn(opened).fields).toMatchObject([{ customId: 'first', label: 'First name' }]);
    const reply = await ayse.submits(modalIn(opened), { first: 'Ayşe' });
    expect(messageIn(reply)).toMatchObject({ content: 'Hello Ayşe', onlyFor: ayse.id });
    expect(messageIn(reply).files.map((file) => file.bytes.toString())).toEqual(['qr']);
    await discord.settled();
    expect(bot.errors).toEqual([]);
    expect(discord.violations()).toEqual([]);
  });

  it('brings the message of a deferred reply, as hidden as it was deferred', async () => {
    await start(kind, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('later');
    });
    const reply = await discord.user({ name: 'Kim' }).command('start');
    expect(reply).toMatchObject({ kind: 'deferred', ephemeral: true });
    expect(messageIn(reply).content).toBe('later');
  });

  it('gives the reply back to a bot that asks for it', async () => {
    const ids: string[] = [];
    await start(kind, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { resource } = await interaction.reply({ content: 'hi', withResponse: true });
      ids.push(resource?.message?.id ?? 'none');
    });
    const reply = await discord.user({ name: 'Kim' }).command('start');
    await discord.settled();
    expect(ids).toEqual([messageIn(reply).id]);
  });

  it('refuses a second answer to a repeated interaction', async () => {
    await start(kind);
    const reply = await discord.user({ name: 'Kim' }).command('start');
    await discord.repeat(reply);
    await discord.settled();
    expect(bot.errors).toMatchObject([{ code: 40060 }]);
  });

  it('carries direct messages, and closed ones', async () => {
    await start(kind);
    const ayse = discord.user({ name: 'Ayşe' });
    const kim = discord.user({ name: 'Kim', dms: 'closed' });
    await (await bot.client.users.createDM(ayse.id)).send('paid');
    expect(await discord.messages(ayse.dm)).toMatchObject([{ content: 'paid' }]);
    await expect(
      bot.client.users.createDM(kim.id).then((chat) => chat.send('paid')),
    ).rejects.toMatchObject({ code: 50007 });
    const reply = await ayse.command('start', {}, { in: 'dm' });
    expect(messageIn(reply).channel).toBe(ayse.dm);
  });

  it('starts a thread and hears what is said in it', async () => {
    await start(kind);
    const kim = discord.user({ name: 'Kim' });
    const heard = new Promise<string>((resolve) => {
      bot.client.on('messageCreate', (message) => {
        if (message.author.id === kim.id) resolve(message.content);
      });
    });
    const channel = await bot.client.channels.fetch(discord.channel);
    if (channel?.type !== ChannelType.GuildText) throw new Error('not a text channel');
    const thread = await channel.threads.create({ name: 'ticket 17' });
    expect(await discord.threads(discord.channel)).toMatchObject([
      { id: thread.id, name: 'ticket 17' },
    ]);
    await kim.says('hello', { in: thread.id });
    expect(await heard).toBe('hello');
  });

  it('answers 429 and lets discord.js try again', async () => {
    await start(kind);
    discord.failNext('POST /channels/*/messages', { retryAfter: 0.05 });
    const channel = await bot.client.channels.fetch(discord.channel);
    if (!channel?.isSendable()) throw new Error('not a text channel');
    await channel.send('hello');
    const sent = discord.requests().filter((call) => call.path.endsWith('/messages'));
    expect(sent.map((call) => call.answer?.status)).toEqual([429, 200]);
    expect(await discord.messages(discord.channel)).toHaveLength(1);
  });
});
