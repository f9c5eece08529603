import {
  ChannelType,
  Client,
  GatewayIntentBits,
  type Interaction,
  type Message,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { type Discord, type DiscordOptions, messageIn, startDiscord } from './discord.js';
import { form, startTestBot, type TestBot } from './testbot.js';

let discord: Discord;
let bot: TestBot | null = null;

async function nothing(): Promise<void> {}

async function start(
  handle: (interaction: Interaction) => Promise<unknown> = nothing,
  options: Partial<DiscordOptions> = {},
): Promise<TestBot> {
  discord = await startDiscord({ kind: 'own', patience: 300, ...options });
  bot = await startTestBot(discord, handle);
  return bot;
}

afterEach(async () => {
  await bot?.close();
  bot = null;
  await discord.close();
});

function heardBy({ client }: TestBot): Message[] {
  const heard: Message[] = [];
  client.on('messageCreate', (message) => {
    if (message.author.id !== client.user.id) heard.push(message);
  });
  return heard;
}

function tokenOf(one: Discord): string {
  return (
    one
      .requests()
      .find((call) => call.path.endsWith('/callback'))
      ?.path.split('/')[3] ?? ''
  );
}

async function general({ client }: TestBot) {
  const channel = await client.channels.fetch(discord.channel);
  if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
  return channel;
}

describe('files', () => {
  it('gives what a person sends to the bot as bytes, until the link expires', async () => {
    const heard = heardBy(await start());
    const ayse = discord.user({ name: 'Ayşe' });
    await ayse.says('log', {
      in: 'dm',
      files: [{ name: 'nvidia.log', bytes: Buffer.from('Xid 79') }],
    });
    const message = await discord.until('the bot hears it', async () => heard[0] ?? null);
    const url = message.attachments.first()?.url ?? '';
    expect(await (await fetch(url)).text()).toBe('Xid 79');
    discord.advance(25 * 60 * 60 * 1000);
    expect((await fetch(url)).status).toBe(404);
  });

  it('keeps what the bot sends, and what an edit leaves of it', async () => {
    const channel = await general(await start());
    const sent = await channel.send({ files: [{ attachment: Buffer.from('a'), name: 'a.txt' }] });
    await sent.edit({
      content: 'gone',
      attachments: [],
      files: [{ attachment: Buffer.from('b'), name: 'b.txt' }],
    });
    const [seen] = await discord.messages(discord.channel);
    expect(seen?.files.map((file) => [file.name, file.bytes.toString()])).toEqual([['b.txt', 'b']]);
    expect(discord.violations()).toEqual([]);
  });
});

describe('deadlines', () => {
  it('does not know an interaction after three seconds', async () => {
    const { errors } = await start(async (interaction) => {
      discord.advance(3001);
      if (interaction.isRepliable()) await interaction.reply('late');
    });
    const reply = await discord.user({ name: 'Kim' }).command('start');
    await discord.settled();
    expect(reply).toMatchObject({ kind: 'nothing', refused: 10062 });
    expect(errors).toMatchObject([{ code: 10062 }]);
  });

  it('takes a token for fifteen minutes', async () => {
    let edit = async (_: string): Promise<unknown> => undefined;
    await start(async (interaction) => {
      if (!interaction.isRepliable()) return;
      edit = (content) => interaction.editReply(content);
      await interaction.reply({ content: 'now', flags: MessageFlags.Ephemeral });
    });
    const reply = messageIn(await discord.user({ name: 'Kim' }).command('start'));
    await discord.settled();
    discord.advance(14 * 60_000);
    await edit('still');
    expect((await discord.message(reply.id))?.content).toBe('still');
    discord.advance(2 * 60_000);
    await expect(edit('too late')).rejects.toMatchObject({ code: 50027 });
  });

  it('takes no modal after a defer and none in answer to a modal', async () => {
    const { errors } = await start(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.showModal(form);
      if (!interaction.isModalSubmit()) return;
      const body = { type: 9, data: form.toJSON() };
      const route = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
      await interaction.client.rest.post(route, { body, auth: false });
    });
    const kim = discord.user({ name: 'Kim' });
    const opened = await kim.command('start');
    if (opened.modal === null) throw new Error('no modal');
    const again = await kim.submits(opened.modal, { first: 'Kim' });
    await discord.settled();
    expect(again.kind).toBe('nothing');
    expect(errors).toMatchObject([{ code: 50035 }]);
  });

  it('says nothing came when the bot does not answer', async () => {
    await start();
    expect((await discord.user({ name: 'Kim' }).command('start')).kind).toBe('nothing');
  });
});

describe('the gateway', () => {
  it('replays what happened while the connection was down', async () => {
    const running = await start();
    const heard = heardBy(running);
    const resumed = new Promise((resolve) => running.client.once('shardResume', resolve));
    await discord.dropGateway();
    await discord.user({ name: 'Kim' }).says('are you there?');
    await resumed;
    await discord.until('the replay', async () => heard[0] ?? null);
    expect(heard.map((message) => message.content)).toEqual(['are you there?']);
  });

  it('loses what happened before a new session, and history still has it', {
    timeout: 20_000,
  }, async () => {
    const running = await start();
    const heard = heardBy(running);
    const kim = discord.user({ name: 'Kim' });
    const before = await kim.says('first');
    await discord.until('the first', async () => heard[0] ?? null);
    // discord.js lets five seconds pass between two identifies.
    const ready = new Promise((resolve) => running.client.once('shardReady', resolve));
    await discord.dropGateway('forgotten');
    for (const words of ['a', 'b', 'c']) await kim.says(words);
    await ready;
    const channel = await general(running);
    const missed = await channel.messages.fetch({ after: before.id, limit: 2 });
    expect(missed.map((message) => message.content)).toEqual(['b', 'a']);
    expect(heard.map((message) => message.content)).toEqual(['first']);
  });

  it('refuses the message content intent that the portal has not switched on', async () => {
    discord = await startDiscord({ kind: 'own', intents: { messageContent: false } });
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
      rest: { api: discord.apiRoot },
    });
    await expect(client.login(discord.token)).rejects.toThrow(/disallowed intents/);
    await client.destroy();
  });

  it('sends agents’ words empty without the intent, direct messages and mentions in full', async () => {
    discord = await startDiscord({ kind: 'own', intents: { messageContent: false } });
    const { Guilds, GuildMessages, DirectMessages } = GatewayIntentBits;
    bot = await startTestBot(discord, nothing, {
      intents: [Guilds, GuildMessages, DirectMessages],
    });
    const heard = heardBy(bot);
    const kim = discord.user({ name: 'Kim' });
    await kim.says('hidden');
    await kim.says(`<@${discord.bot}> seen`);
    await kim.says('direct', { in: 'dm' });
    await discord.until('three messages', async () => heard[2] ?? null);
    expect(heard.map((message) => message.content)).toEqual([
      '',
      `<@${discord.bot}> seen`,
      'direct',
    ]);
  });

  it('refuses a wrong token', async () => {
    await start();
    const client = new Client({ intents: [], rest: { api: discord.apiRoot } });
    await expect(client.login('another.token')).rejects.toMatchObject({ code: 'TokenInvalid' });
    await client.destroy();
  });
});

describe('who may see and do what', () => {
  it('shows a private thread to its members only', async () => {
    const channel = await general(await start());
    const kim = discord.user({ name: 'Kim' });
    const ayse = discord.user({ name: 'Ayşe' });
    const thread = await channel.threads.create({ name: 'ticket', type: 12, invitable: false });
    await thread.members.add(kim.id);
    await thread.send('only for Kim');
    expect(await discord.messages(thread.id, kim)).toHaveLength(1);
    expect(await discord.messages(thread.id, ayse)).toEqual([]);
    await thread.setArchived(true);
    expect(await discord.threads(discord.channel)).toMatchObject([
      { archived: true, private: true },
    ]);
    expect(discord.violations()).toEqual([]);
  });

  it('hides a channel by its permission overwrites, also those the bot sets', async () => {
    const running = await start();
    const role = discord.role('agents');
    const agent = discord.user({ name: 'Kim', roles: [role] });
    const guest = discord.user({ name: 'Ayşe' });
    const desk = await discord.addChannel({ name: 'desk', onlyRoles: [role] });
    const channel = await running.client.channels.fetch(desk);
    if (!channel?.isSendable() || !('permissionOverwrites' in channel)) throw new Error('no desk');
    await channel.send('order 17');
    expect(await discord.messages(desk, agent)).toHaveLength(1);
    expect(await discord.messages(desk, guest)).toEqual([]);
    await channel.permissionOverwrites.edit(guest.id, { ViewChannel: true }, { type: 1 });
    expect(await discord.messages(desk, guest)).toHaveLength(1);
    expect(discord.violations()).toEqual([]);
  });

  it('refuses what the bot lacks the permission for', async () => {
    const channel = await general(
      await start(nothing, { botLacks: PermissionFlagsBits.SendMessages }),
    );
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 50013 });
  });

  it('knows no member and takes no direct message once someone has left', async () => {
    const { client } = await start();
    const kim = discord.user({ name: 'Kim' });
    await kim.leaves();
    const guild = await client.guilds.fetch(discord.guild);
    await expect(guild.members.fetch(kim.id)).rejects.toMatchObject({ code: 10007 });
    await expect(client.users.send(kim.id, 'hello')).rejects.toMatchObject({ code: 50278 });
  });

  it('keeps ephemeral messages out of the bot’s reach but by their token', async () => {
    const { client } = await start(async (interaction) => {
      if (interaction.isRepliable())
        await interaction.reply({ content: 'x', flags: MessageFlags.Ephemeral });
    });
    const reply = messageIn(await discord.user({ name: 'Kim' }).command('start'));
    const route = `/channels/${reply.channel}/messages/${reply.id}` as const;
    await expect(client.rest.patch(route, { body: { content: 'y' } })).rejects.toMatchObject({
      code: 10008,
    });
  });

  it('resolves the user of an option', async () => {
    const asked: string[] = [];
    await start(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      asked.push(interaction.options.getUser('who', true).globalName ?? '');
      await interaction.reply('yes');
    });
    const kim = discord.user({ name: 'Kim' });
    await discord.user({ name: 'Ayşe' }).command('staff', { who: { user: kim.id } });
    expect(asked).toEqual(['Kim']);
  });
});

describe('calls that go wrong', () => {
  it('cuts the line after the deed was done', async () => {
    const channel = await general(await start());
    discord.failNext('POST /channels/*/messages', { cut: 'after' });
    await expect(channel.send('hello')).rejects.toThrow();
    expect(await discord.messages(discord.channel)).toHaveLength(1);
  });

  it('cuts the line before the deed was done', async () => {
    const channel = await general(await start());
    discord.failNext('POST /channels/*/messages', { cut: 'before' });
    await expect(channel.send('hello')).rejects.toThrow();
    expect(await discord.messages(discord.channel)).toEqual([]);
  });

  it('refuses with the code that a test asks for', async () => {
    const channel = await general(await start());
    discord.failNext('POST /channels/*/messages', { status: 403, code: 50001 });
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 50001 });
    expect((await channel.send('again')).content).toBe('again');
  });

  it('refuses and records a message that is too long', async () => {
    const channel = await general(await start());
    await expect(channel.send('x'.repeat(2001))).rejects.toMatchObject({ code: 50035 });
    expect(discord.violations()).toMatchObject([
      { problem: 'content: 2001 characters, at most 2000' },
    ]);
  });

  it('does not settle while an answer is owed', async () => {
    await start(
      async (interaction) => {
        if (interaction.isRepliable()) await interaction.deferReply();
      },
      { patience: 10_000 },
    );
    const asking = discord.user({ name: 'Kim' }).command('start');
    await discord.until(
      'the defer',
      async () => discord.requests().find((one) => one.path.endsWith('callback')) ?? null,
    );
    await expect(discord.settled({ within: 200 })).rejects.toThrow(/no answer to \/start by Kim/);
    const [deferred] = await discord.messages(discord.channel);
    expect(deferred?.content).toBe('');
    await bot?.client.rest.patch(
      `/webhooks/${discord.bot}/${tokenOf(discord)}/messages/@original`,
      { body: { content: 'there' }, auth: false },
    );
    expect(messageIn(await asking).content).toBe('there');
    await discord.settled();
  });
});
