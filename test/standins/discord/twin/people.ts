import type { DigitalDiscord } from 'discord-digital-twin';
import type { Profile } from '../stage.js';

/** The people and roles that a test adds while the twin runs. */
export interface People {
  readonly all: Map<string, Profile>;
  readonly direct: Map<string, Profile>;
  readonly add: (profile: Profile) => void;
  readonly addRole: (name: string) => string;
  readonly leave: (profile: Profile) => Promise<void>;
  /** Resolves when all that was added is in the twin's database. */
  readonly ready: () => Promise<void>;
}

async function insert(twin: DigitalDiscord, profile: Profile, chat: string): Promise<void> {
  const { id, name, roles } = profile;
  await twin.prisma.user.create({ data: { id, username: name, globalName: name } });
  if (profile.member) {
    const data = { guildId: twin.guildId, userId: id, roles: JSON.stringify(roles) };
    await twin.prisma.guildMember.create({ data });
  }
  await twin.prisma.channel.create({ data: { id: chat, type: 1, ownerId: id } });
}

/** Writes people straight into the twin's database: it has no call for it once it runs. */
export function createPeople(twin: DigitalDiscord, nextId: () => string): People {
  const all = new Map<string, Profile>();
  const direct = new Map<string, Profile>();
  let work: Promise<unknown> = Promise.resolve();
  return {
    all,
    direct,
    add: (profile) => {
      const chat = nextId();
      all.set(profile.id, profile);
      direct.set(chat, profile);
      work = work.then(() => insert(twin, profile, chat));
    },
    addRole: (name) => {
      const id = nextId();
      work = work.then(() =>
        twin.prisma.role.create({ data: { id, name, guildId: twin.guildId } }),
      );
      return id;
    },
    leave: async ({ id }) => {
      await work;
      await twin.prisma.guildMember.deleteMany({ where: { userId: id } });
    },
    ready: async () => {
      await work;
    },
  };
}
