import { Client, GatewayIntentBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { channelOf, heardBy, nothing, session } from './session.js';

const here = session();

describe('the gateway', () => {
  it('replays what happened while the connection was down', async () => {
    const running = await here.start();
    const heard = heardBy(running);
    const resumed = new Promise((resolve) => running.client.once('shardResume', resolve));
    await here.discord.dropGateway();
    await here.discord.user({ name: 'Kim' }).says('are you there?');
    await resumed;
    await here.discord.until('the replay', async () => heard[0] ?? null);
    expect(heard.map((message) => message.content)).toEqual(['are you there?']);
  });

  it('loses what happened before a new session, and history still has it', {
    timeout: 20_000,
  }, async () => {
    const running = await here.start();
    const heard = heardBy(running);
    const kim = here.discord.user({ name: 'Kim' });
    const before = await kim.says('first');
    await here.discord.until('the first', async () => heard[0] ?? null);
    // here.discord.js lets five seconds pass between two identifies.
    const ready = new Promise((resolve) => running.client.once('shardReady', resolve));
    await here.discord.dropGateway('forgotten');
    for (const words of ['a', 'b', 'c']) await kim.says(words);
    await ready;
    const channel = await channelOf(here);
    const missed = await channel.messages.fetch({ after: before.id, limit: 2 });
    expect(missed.map((message) => message.content)).toEqual(['b', 'a']);
    expect(heard.map((message) => message.content)).toEqual(['first']);
  });

  it('refuses the message content intent that the portal has not switched on', async () => {
    await here.startAlone({ intents: { messageContent: false } });
    const client = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent],
      rest: { api: here.discord.apiRoot },
    });
    await expect(client.login(here.discord.token)).rejects.toThrow(/disallowed intents/);
    await client.destroy();
  });

  it('sends agents’ words empty without the intent, direct messages and mentions in full', async () => {
    const { Guilds, GuildMessages, DirectMessages } = GatewayIntentBits;
    const bot = await here.start(
      nothing,
      { intents: { messageContent: false } },
      {
        intents: [Guilds, GuildMessages, DirectMessages],
      },
    );
    const heard = heardBy(bot);
    const kim = here.discord.user({ name: 'Kim' });
    await kim.says('hidden');
    await kim.says(`<@${here.discord.bot}> seen`);
    await kim.says('direct', { in: 'dm' });
    await here.discord.until('three messages', async () => heard[2] ?? null);
    expect(heard.map((message) => message.content)).toEqual([
      '',
      `<@${here.discord.bot}> seen`,
      'direct',
    ]);
  });

  it('refuses a wrong token', async () => {
    await here.start();
    const client = new Client({ intents: [], rest: { api: here.discord.apiRoot } });
    await expect(client.login('another.token')).rejects.toMatchObject({ code: 'TokenInvalid' });
    await client.destroy();
  });
});
