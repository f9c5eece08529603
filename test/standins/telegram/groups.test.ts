import { Bot } from 'grammy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Group, type Person, startTelegram, type Telegram } from './index.js';

let telegram: Telegram;
let api: Bot['api'];
let kim: Person;
let desk: Group;

beforeEach(async () => {
  telegram = await startTelegram();
  api = new Bot(telegram.token, { client: { apiRoot: telegram.url } }).api;
  kim = telegram.user({ first_name: 'Kim' });
  desk = telegram.group({ title: 'Desk', forum: true, members: [kim] });
});

afterEach(async () => {
  const violations = telegram.violations();
  await telegram.close();
  expect(violations).toEqual([]);
});

describe('topics', () => {
  test('are opened, renamed, closed, reopened and deleted with their messages', async () => {
    const topic = await api.createForumTopic(desk.id, 'Ticket 17');
    const thread = topic.message_thread_id;
    const sent = await api.sendMessage(desk.id, 'hello', { message_thread_id: thread });
    expect(sent).toMatchObject({ message_thread_id: thread, is_topic_message: true });
    await api.editForumTopic(desk.id, thread, { name: 'Ticket 17, claimed' });
    await api.closeForumTopic(desk.id, thread);
    expect(desk.topics()).toEqual([{ id: thread, name: 'Ticket 17, claimed', closed: true }]);
    await expect(api.closeForumTopic(desk.id, thread)).rejects.toThrow('TOPIC_NOT_MODIFIED');
    await api.reopenForumTopic(desk.id, thread);
    await api.deleteForumTopic(desk.id, thread);
    expect(telegram.messages(desk.id).every((message) => message.deleted)).toBe(true);
  });

  test('one that an agent deleted is not found', async () => {
    const { message_thread_id } = await api.createForumTopic(desk.id, 'Ticket');
    desk.deletesTopic(message_thread_id);
    await expect(api.sendMessage(desk.id, 'x', { message_thread_id })).rejects.toMatchObject({
      description: 'Bad Request: message thread not found',
    });
    await expect(api.closeForumTopic(desk.id, message_thread_id)).rejects.toThrow(
      'TOPIC_ID_INVALID',
    );
  });

  test('an answer in a topic says so; a reply in General only has a thread id', async () => {
    const thread = desk.opensTopic(kim, 'Ticket');
    kim.says('in the topic', { in: desk, thread });
    const general = await api.sendMessage(desk.id, 'General');
    kim.says('a reply', { in: desk, replyTo: { id: general.message_id } });
    const [, inTopic, reply] = await api.getUpdates();
    expect(inTopic?.message).toMatchObject({
      message_thread_id: thread,
      is_topic_message: true,
      reply_to_message: { forum_topic_created: { name: 'Ticket' } },
    });
    expect(reply?.message?.message_thread_id).toBe(general.message_id);
    expect(reply?.message?.is_topic_message).toBeUndefined();
  });

  test.each([
    ['a name over 128 characters', () => 'x'.repeat(129), 'topic name must be'],
    ['no name', () => '', 'TOPIC_TITLE_EMPTY'],
  ])('%s is refused', async (_case, name, description) => {
    await expect(api.createForumTopic(desk.id, name())).rejects.toThrow(description);
  });

  test('need a forum, and an administrator', async () => {
    const plain = telegram.group({ title: 'Plain', members: [kim] });
    await expect(api.createForumTopic(plain.id, 'x')).rejects.toThrow('the chat is not a forum');
    desk.demotesBot();
    await expect(api.createForumTopic(desk.id, 'x')).rejects.toThrow('not enough rights');
    expect((await api.getChatMember(desk.id, telegram.bot.id)).status).toBe('member');
  });
});

describe('groups', () => {
  test('one that became a supergroup names its new id', async () => {
    const old = telegram.group({ title: 'Desk', members: [kim] });
    const next = old.upgrades();
    await expect(api.sendMessage(old.id, 'x')).rejects.toMatchObject({
      description: 'Bad Request: group chat was upgraded to a supergroup chat',
      parameters: { migrate_to_chat_id: next.id },
    });
    await api.sendMessage(next.id, 'x');
    expect(await api.getChat(next.id)).toMatchObject({ type: 'supergroup', title: 'Desk' });
  });

  test('members are known, and leave; a bot that was put out cannot write', async () => {
    expect((await api.getChatMember(desk.id, kim.id)).status).toBe('member');
    desk.leaves(kim);
    expect((await api.getChatMember(desk.id, kim.id)).status).toBe('left');
    desk.kicksBot();
    await expect(api.sendMessage(desk.id, 'x')).rejects.toMatchObject({
      error_code: 403,
      description: 'Forbidden: bot was kicked from the supergroup chat',
    });
  });
});
