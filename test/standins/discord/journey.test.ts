import { AttachmentBuilder, ChannelType, type Interaction, MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { messageIn, modalIn, startDiscord } from './discord.js';
import { channelOf, type Handle, session } from './session.js';
import { form, screen } from './testbot.js';

const here = session();

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

describe.each(['own', 'twin'] as const)('the %s Discord', (kind) => {
  it('registers commands with their localisations', async () => {
    await here.start(answer, { kind });
    const [first] = here.discord.commands();
    expect(first).toMatchObject({
      name: 'start',
      name_localizations: { tr: 'başla', nl: 'begin' },
    });
    expect(here.discord.violations()).toEqual([]);
  });

  it('shows an ephemeral reply with its controls to its reader only', async () => {
    await here.start(answer, { kind });
    const ayse = here.discord.user({ name: 'Ayşe', locale: 'tr' });
    const kim = here.discord.user({ name: 'Kim' });
    const reply = await ayse.command('start');
    expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
    expect(
      messageIn(reply)
        .rows.flat()
        .map((one) => one.customId),
    ).toEqual(['next', 'form', 'gpu']);
    expect(await here.discord.messages(here.discord.channel, ayse)).toHaveLength(1);
    expect(await here.discord.messages(here.discord.channel, kim)).toEqual([]);
    await expect(kim.presses(messageIn(reply), 'Next')).rejects.toThrow(/cannot see/);
  });

  it('updates the message that was pressed', async () => {
    await here.start(answer, { kind });
    const ayse = here.discord.user({ name: 'Ayşe' });
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
    await here.start(answer, { kind });
    const ayse = here.discord.user({ name: 'Ayşe', locale: 'tr' });
    const chosen = await ayse.selects(messageIn(await ayse.command('start')), 'gpu', 'MI300X');
    expect(messageIn(chosen).content).toBe('tr: mi300x');
  });

  it('opens a modal and answers it with a file', async () => {
    await here.start(answer, { kind });
    const ayse = here.discord.user({ name: 'Ayşe' });
    const opened = await ayse.presses(messageIn(await ayse.command('start')), 'Details');
    expect(modalIn(opened).fields).toMatchObject([{ customId: 'first', label: 'First name' }]);
    const reply = await ayse.submits(modalIn(opened), { first: 'Ayşe' });
    expect(messageIn(reply)).toMatchObject({ content: 'Hello Ayşe', onlyFor: ayse.id });
    expect(messageIn(reply).files.map((file) => file.bytes.toString())).toEqual(['qr']);
    await here.discord.settled();
    expect(here.bot.errors).toEqual([]);
    expect(here.discord.violations()).toEqual([]);
  });

  it('takes a file away when an edit does not keep it', async () => {
    await here.start(answer, { kind });
    const channel = await channelOf(here);
    const sent = await channel.send({ files: [{ attachment: Buffer.from('qr'), name: 'a.png' }] });
    expect((await here.discord.message(sent.id))?.files).toHaveLength(1);
    await sent.edit({ content: 'expired', attachments: [] });
    expect(await here.discord.message(sent.id)).toMatchObject({ content: 'expired', files: [] });
  });

  it('shows what is said in a private thread to its members only', async () => {
    await here.start(answer, { kind });
    const kim = here.discord.user({ name: 'Kim' });
    const ayse = here.discord.user({ name: 'Ayşe' });
    const channel = await channelOf(here);
    const thread = await channel.threads.create({
      name: 'ticket',
      type: ChannelType.PrivateThread,
    });
    await thread.members.add(kim.id);
    await thread.send('only for Kim');
    expect(await here.discord.messages(thread.id, kim)).toHaveLength(1);
    expect(await here.discord.messages(thread.id, ayse)).toEqual([]);
  });

  it('brings the message of a deferred reply, as hidden as it was deferred', async () => {
    const later: Handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.editReply('later');
    };
    await here.start(later, { kind });
    const reply = await here.discord.user({ name: 'Kim' }).command('start');
    expect(reply).toMatchObject({ kind: 'deferred', ephemeral: true });
    expect(messageIn(reply).content).toBe('later');
  });

  it('gives the reply back to a bot that asks for it', async () => {
    const ids: string[] = [];
    const asks: Handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { resource } = await interaction.reply({ content: 'hi', withResponse: true });
      ids.push(resource?.message?.id ?? 'none');
    };
    await here.start(asks, { kind });
    const reply = await here.discord.user({ name: 'Kim' }).command('start');
    await here.discord.settled();
    expect(ids).toEqual([messageIn(reply).id]);
  });

  it('refuses a second answer to a repeated interaction', async () => {
    await here.start(answer, { kind });
    const reply = await here.discord.user({ name: 'Kim' }).command('start');
    await here.discord.repeat(reply);
    await here.discord.settled();
    expect(here.bot.errors).toMatchObject([{ code: 40060 }]);
  });

  it('carries direct messages, and closed ones', async () => {
    await here.start(answer, { kind });
    const ayse = here.discord.user({ name: 'Ayşe' });
    const kim = here.discord.user({ name: 'Kim', dms: 'closed' });
    await (await here.bot.client.users.createDM(ayse.id)).send('paid');
    expect(await here.discord.messages(ayse.dm)).toMatchObject([{ content: 'paid' }]);
    await expect(
      here.bot.client.users.createDM(kim.id).then((chat) => chat.send('paid')),
    ).rejects.toMatchObject({ code: 50007 });
    const reply = await ayse.command('start', {}, { in: 'dm' });
    expect(messageIn(reply).channel).toBe(ayse.dm);
  });

  it('starts a thread and hears what is said in it', async () => {
    await here.start(answer, { kind });
    const kim = here.discord.user({ name: 'Kim' });
    const heard = new Promise<string>((resolve) => {
      here.bot.client.on('messageCreate', (message) => {
        if (message.author.id === kim.id) resolve(message.content);
      });
    });
    const channel = await channelOf(here);
    const thread = await channel.threads.create({ name: 'ticket 17' });
    expect(await here.discord.threads(here.discord.channel)).toMatchObject([
      { id: thread.id, name: 'ticket 17' },
    ]);
    await kim.says('hello', { in: thread.id });
    expect(await heard).toBe('hello');
  });

  it('answers 429 and lets here.discord.js try again', async () => {
    await here.start(answer, { kind });
    here.discord.failNext('POST /channels/*/messages', { retryAfter: 0.05 });
    const channel = await here.bot.client.channels.fetch(here.discord.channel);
    if (!channel?.isSendable()) throw new Error('not a text channel');
    await channel.send('hello');
    const sent = here.discord.requests().filter((call) => call.path.endsWith('/messages'));
    expect(sent.map((call) => call.answer?.status)).toEqual([429, 200]);
    expect(await here.discord.messages(here.discord.channel)).toHaveLength(1);
  });
});

describe('the twin Discord', () => {
  it('says what it does not carry', async () => {
    await here.start(answer, { kind: 'twin' });
    expect(() => here.discord.dropGateway()).toThrow(/does not carry a dropped gateway/);
    expect(() => here.discord.advance(1)).toThrow(/use the own stand-in/);
  });

  it('keeps nothing of another twin of the same process', async () => {
    await here.start(answer, { kind: 'twin' });
    const other = await startDiscord({ kind: 'twin' });
    await (await channelOf(here)).send('hello');
    expect(await other.messages(here.discord.channel)).toEqual([]);
    await other.close();
  });
});
