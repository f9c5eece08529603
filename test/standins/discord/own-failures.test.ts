import { describe, expect, it } from 'vitest';
import { messageIn } from './discord.js';
import { channelOf, session } from './session.js';

const here = session();

function tokenOf(): string {
  const callback = here.discord.requests().find((call) => call.path.endsWith('/callback'));
  return callback?.path.split('/')[3] ?? '';
}

describe('calls that go wrong', () => {
  it('cuts the line after the deed was done', async () => {
    await here.start();
    const channel = await channelOf(here);
    here.discord.failNext('POST /channels/*/messages', { cut: 'after' });
    await expect(channel.send('hello')).rejects.toThrow();
    expect(await here.discord.messages(here.discord.channel)).toHaveLength(1);
  });

  it('cuts the line before the deed was done', async () => {
    await here.start();
    const channel = await channelOf(here);
    here.discord.failNext('POST /channels/*/messages', { cut: 'before' });
    await expect(channel.send('hello')).rejects.toThrow();
    expect(await here.discord.messages(here.discord.channel)).toEqual([]);
  });

  it('refuses with the code that a test asks for', async () => {
    await here.start();
    const channel = await channelOf(here);
    here.discord.failNext('POST /channels/*/messages', { status: 403, code: 50001 });
    await expect(channel.send('hello')).rejects.toMatchObject({ code: 50001 });
    expect((await channel.send('again')).content).toBe('again');
  });

  it('refuses and records a message that is too long', async () => {
    await here.start();
    const channel = await channelOf(here);
    await expect(channel.send('x'.repeat(2001))).rejects.toMatchObject({ code: 50035 });
    expect(here.discord.violations()).toMatchObject([
      { problem: 'content: 2001 characters, at most 2000' },
    ]);
  });

  it('does not settle while an answer is owed', async () => {
    await here.start(
      async (interaction) => {
        if (interaction.isRepliable()) await interaction.deferReply();
      },
      { patience: 10_000 },
    );
    const asking = here.discord.user({ name: 'Kim' }).command('start');
    await here.discord.until(
      'the defer',
      async () => here.discord.requests().find((one) => one.path.endsWith('callback')) ?? null,
    );
    await expect(here.discord.settled({ within: 200 })).rejects.toThrow(
      /no answer to \/start by Kim/,
    );
    const [deferred] = await here.discord.messages(here.discord.channel);
    expect(deferred?.content).toBe('');
    await here.bot.client.rest.patch(
      `/webhooks/${here.discord.bot}/${tokenOf()}/messages/@original`,
      { body: { content: 'there' }, auth: false },
    );
    expect(messageIn(await asking).content).toBe('there');
    await here.discord.settled();
  });
});
