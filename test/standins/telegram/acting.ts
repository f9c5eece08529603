import type { OpenDesk } from './desk.js';
import { createGroup } from './group.js';
import { limits } from './limits.js';
import { chatOf, createPerson, messageOf, type Person, pressAgain } from './person.js';
import type { Telegram } from './telegram.js';
import type { Chat, User } from './world.js';

type Acting = Pick<
  Telegram,
  'user' | 'group' | 'redeliver' | 'resend' | 'failNext' | 'limitSending' | 'ageOut' | 'later'
>;

/** What a test can do. */
export function acting(desk: OpenDesk): Acting {
  const { world } = desk;
  return {
    user: (profile) => addPerson(desk, profile),
    group: (options) => createGroup(world, options),
    redeliver: (updateId) => world.updates.again(updateId),
    resend: (pressed) => {
      const before = world.presses.get(pressed.queryId);
      if (before === undefined) throw new Error(`there is no press ${pressed.queryId}`);
      return pressAgain(world, before, pressed.button);
    },
    failNext: (method, fault) => desk.faults.add(method, fault),
    limitSending: desk.limitSending,
    ageOut: ({ chatId, id }) => {
      const message = messageOf(chatOf(world, chatId), id);
      message.inaccessible = true;
      message.date -= limits.deleteSeconds;
    },
    later: desk.later,
  };
}

const firstUserId = 5_000_000_000;

function addPerson({ world }: OpenDesk, profile: Partial<Omit<User, 'is_bot'>> = {}): Person {
  const id = profile.id ?? firstUserId + world.next();
  const user: User = { first_name: `User ${id}`, ...profile, id, is_bot: false };
  const home = privateChat(user);
  world.people.set(id, user);
  world.chats.set(id, home);
  return createPerson(world, user, home);
}

function privateChat(person: User): Chat {
  return {
    id: person.id,
    kind: 'private',
    title: '',
    person,
    forum: false,
    members: new Map(),
    topics: new Map(),
    messages: [],
    started: false,
    blocked: false,
    botInside: true,
    botAdmin: false,
  };
}
