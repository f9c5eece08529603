import { messageOf } from './person.js';
import { post } from './post.js';
import { openTopic, removeTopic } from './topics.js';
import { messageJson } from './wire.js';
import type { Chat, User, World } from './world.js';

/** A group with the bot in it. */
export interface Group {
  readonly id: number;
  readonly title: string;
  readonly joins: (...people: readonly User[]) => void;
  readonly leaves: (person: User) => void;
  /** Someone opens a topic; returns its thread id. */
  readonly opensTopic: (person: User, name: string) => number;
  /** Someone deletes a topic; the bot hears nothing of it. */
  readonly deletesTopic: (thread: number) => void;
  /** Someone deletes a message; the bot hears nothing of it. */
  readonly deletesMessage: (id: number) => void;
  readonly topics: () => readonly { id: number; name: string; closed: boolean }[];
  /** The group becomes a supergroup with another id; returns the new group. */
  readonly upgrades: () => Group;
  /** Takes the bot's administrator rights away. */
  readonly demotesBot: () => void;
  readonly kicksBot: () => void;
}

export interface GroupOptions {
  readonly title: string;
  /** A forum is a supergroup with topics; a plain group has neither. */
  readonly forum?: boolean;
  readonly members?: readonly User[];
}

export function createGroup(world: World, options: GroupOptions): Group {
  const { title, forum = false, members = [] } = options;
  const id = forum ? -1_001_000_000_000 - world.next() : -4_000_000 - world.next();
  const people = members.map((person) => known(world, person));
  const chat = groupChat(id, title, forum, people, forum ? 'supergroup' : 'group');
  world.chats.set(id, chat);
  return asGroup(world, chat);
}

function asGroup(world: World, chat: Chat): Group {
  return {
    id: chat.id,
    title: chat.title,
    joins: (...people) => {
      for (const person of people) chat.members.set(person.id, known(world, person));
    },
    leaves: (person) => {
      chat.members.delete(person.id);
    },
    opensTopic: (person, name) => {
      const topic = openTopic(world, chat, known(world, person), name);
      world.updates.push('message', chat.id, messageJson(topic.opening));
      return topic.id;
    },
    deletesTopic: (thread) => {
      removeTopic(chat, thread);
      world.signal.changed(chat.id);
    },
    deletesMessage: (id) => {
      messageOf(chat, id).deleted = true;
      world.signal.changed(chat.id);
    },
    topics: () => [...chat.topics.values()].map(({ id, name, closed }) => ({ id, name, closed })),
    upgrades: () => upgrade(world, chat),
    demotesBot: () => {
      chat.botAdmin = false;
    },
    kicksBot: () => {
      chat.botInside = false;
    },
  };
}

/** The bare user behind a person, as it goes over the wire. */
function known(world: World, { id }: User): User {
  const user = world.people.get(id);
  if (user === undefined) throw new Error(`there is no user ${id}`);
  return user;
}

/** Both chats say so (#message, `migrate_to_chat_id` and `migrate_from_chat_id`). */
function upgrade(world: World, old: Chat): Group {
  const id = -1_001_000_000_000 - world.next();
  const chat = groupChat(id, old.title, false, [...old.members.values()], 'supergroup');
  world.chats.set(id, chat);
  const from = old.members.values().next().value ?? world.bot;
  const tell = (where: Chat, fields: Record<string, number>) => {
    const message = post(world, { chat: where, from, content: { kind: 'service', fields } });
    world.updates.push('message', where.id, messageJson(message));
  };
  tell(old, { migrate_to_chat_id: id });
  tell(chat, { migrate_from_chat_id: old.id });
  old.migratedTo = id;
  return asGroup(world, chat);
}

function groupChat(
  id: number,
  title: string,
  forum: boolean,
  members: readonly User[],
  kind: 'group' | 'supergroup',
): Chat {
  return {
    id,
    kind,
    title,
    forum,
    members: new Map(members.map((person) => [person.id, person])),
    topics: new Map(),
    messages: [],
    started: true,
    blocked: false,
    botInside: true,
    botAdmin: true,
  };
}
