import { expect, test } from 'vitest';
import { screen } from './help.js';
import { privateChat } from './privateChat.js';

const here = privateChat();

test('who blocked the bot is unreachable, and reachable again when they write', async () => {
  const { bot, telegram, ada, chat } = here();
  ada.blocks();
  expect(await bot.show({ chat }, screen())).toMatchObject({ is: 'unreachable' });
  ada.says('hello again');
  await telegram.settled();
  expect(await bot.show({ chat }, screen())).toMatchObject({ is: 'shown' });
});

test('a long flood limit is told and not waited for', async () => {
  const { bot, telegram, chat } = here();
  telegram.failNext('sendMessage', { retry_after: 5329 });
  expect(await bot.show({ chat }, screen())).toMatchObject({
    is: 'later',
    afterMs: 5_329_000,
  });
});

test('a short flood limit is waited for', async () => {
  const { bot, telegram, chat } = here();
  telegram.failNext('sendMessage', { retry_after: 1 });
  expect(await bot.show({ chat }, screen())).toMatchObject({ is: 'shown' });
  expect(telegram.requests('sendMessage')).toHaveLength(2);
});

test('a connection that breaks is mended once', async () => {
  const { bot, telegram, chat } = here();
  telegram.failNext('sendMessage', { drop: 'before' });
  expect(await bot.show({ chat }, screen())).toMatchObject({ is: 'shown' });
  telegram.failNext('sendMessage', { drop: 'before', times: 2 });
  expect(await bot.show({ chat }, screen())).toMatchObject({ is: 'later' });
});

test('a group that became a supergroup is followed', async () => {
  const { bot, telegram, ada, chat, moved } = here();
  const group = telegram.group({ title: 'Desk', members: [ada] });
  const upgraded = group.upgrades();
  const target = { chat: { ...chat, chat: String(group.id) } };
  expect(await bot.show(target, screen())).toMatchObject({ is: 'shown' });
  expect(moved).toContain(`${group.id} to ${upgraded.id}`);
  expect(telegram.messages(upgraded.id).filter(({ fromBot }) => fromBot)).toHaveLength(1);
});

test('a topic is written to, and unreachable once it is deleted', async () => {
  const { bot, telegram, ada, chat } = here();
  const forum = telegram.group({ title: 'Desk', forum: true, members: [ada] });
  const topic = forum.opensTopic(ada, 'Ticket 1');
  const target = { chat: { ...chat, chat: `${forum.id}:${topic}` } };
  const receipt = await bot.show(target, screen());
  const sent = telegram.messages(forum.id).filter(({ fromBot }) => fromBot);
  expect(receipt).toEqual({ is: 'shown', message: String(sent[0]?.id) });
  expect(sent[0]?.thread).toBe(topic);
  forum.deletesTopic(topic);
  expect(await bot.show(target, screen())).toMatchObject({ is: 'unreachable' });
});

test('what is private is not shown in a group', async () => {
  const { bot, telegram, ada, chat } = here();
  const group = telegram.group({ title: 'Friends', members: [ada] });
  const target = { chat: { ...chat, chat: String(group.id) } };
  expect(await bot.show(target, screen({ privacy: 'private' }))).toMatchObject({
    is: 'failed',
  });
  expect(telegram.messages(group.id)).toEqual([]);
});

test('a customer’s message is deleted, or was already, and told if it cannot be', async () => {
  const { bot, telegram, ada, chat } = here();
  const [typed] = telegram.messages(ada.id);
  expect(await bot.erase(chat, String(typed?.id))).toBe(true);
  expect(await bot.erase(chat, String(typed?.id))).toBe(true);
  ada.says('a password');
  await telegram.settled();
  const late = telegram.messages(ada.id).at(-1);
  telegram.later(49 * 3600);
  expect(await bot.erase(chat, String(late?.id))).toBe(false);
});
