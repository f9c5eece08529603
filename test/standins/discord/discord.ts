import { createActivity } from './activity.js';
import { createAnswers } from './answers.js';
import type { Failure } from './failures.js';
import { startFront } from './front.js';
import { createIds } from './ids.js';
import { type Json, objectsOf, textAt } from './json.js';
import type { RestCall } from './rest.js';
import type { Violation } from './rules/rules.js';
import type { SeenMessage, SeenModal } from './seen.js';
import type { NewChannel, Profile, SeenThread, Stage } from './stage.js';
import { type Answer, createUser, type DiscordUser } from './user.js';

/** What a test may say about the Discord that it starts. */
export interface DiscordOptions {
  /** `own`: everything, written here. `twin`: the published discord-digital-twin, what it carries. */
  readonly kind: 'own' | 'twin';
  /** Privileged intents that are switched on in the developer portal; message content is by default. */
  readonly intents?: { readonly messageContent?: boolean; readonly guildMembers?: boolean };
  /** Permissions the bot lacks in the guild (bits of docs.discord.com/developers/topics/permissions). */
  readonly botLacks?: bigint;
  /** Milliseconds that a person waits for an answer before the test is told `nothing`. */
  readonly patience?: number;
}

/** Discord as a test sees it. Times are milliseconds. */
export interface Discord {
  readonly apiRoot: string;
  readonly token: string;
  readonly guild: string;
  readonly channel: string;
  readonly bot: string;
  readonly user: (who: Partial<Omit<Profile, 'id'>> & { readonly name: string }) => DiscordUser;
  readonly role: (name: string) => string;
  readonly addChannel: (channel: NewChannel) => Promise<string>;
  /** Oldest first, without deleted ones; with `seenBy`, what that person can see. */
  readonly messages: (channel: string, seenBy?: DiscordUser) => Promise<readonly SeenMessage[]>;
  /** The present state of a message; null once it is deleted. */
  readonly message: (id: string) => Promise<SeenMessage | null>;
  readonly threads: (channel: string) => Promise<readonly SeenThread[]>;
  /** The commands as last registered, with their localisations. */
  readonly commands: () => readonly Json[];
  readonly requests: () => readonly RestCall[];
  readonly violations: () => readonly Violation[];
  /** Waits until every interaction is answered, no call is under way and nothing happens. */
  readonly settled: (bounds?: {
    readonly quiet?: number;
    readonly within?: number;
  }) => Promise<void>;
  /** Waits until `read` gives something; `what` is what the error says otherwise. */
  readonly until: <T>(what: string, read: () => Promise<T | null>, within?: number) => Promise<T>;
  /** Sends the same interaction once more, id and token included. */
  readonly repeat: (answer: Answer) => Promise<void>;
  /** Cuts the gateway. `forgotten`: the session cannot be resumed and what happens meanwhile is lost. */
  readonly dropGateway: (how?: 'resumable' | 'forgotten') => Promise<void>;
  /** Lets the next `times` calls of a route (method, space, path; `*` is one segment) go wrong. */
  readonly failNext: (route: string, failure: Failure, times?: number) => void;
  /** Moves Discord's clock: deadlines, tokens and links age. */
  readonly advance: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

const TOKEN = 'standin.token';
const PATIENCE = 3000;

async function stageOf(options: DiscordOptions, outside: Outside): Promise<Stage> {
  if (options.kind === 'twin') return (await import('./twin/twin.js')).startTwin(outside);
  return (await import('./own/own.js')).startOwn(options, outside);
}

/** What a stage is given: how to tell that something happened, and where its files are found. */
export interface Outside {
  readonly token: string;
  readonly touch: () => void;
  readonly origin: () => string;
  readonly calls: () => readonly RestCall[];
}

/** The commands of the last bulk overwrite, with the ids that the answer gave them. */
function registeredIn(calls: readonly RestCall[]): readonly Json[] {
  const last = calls.findLast(
    (call) => call.method === 'PUT' && /\/commands$/.test(call.path) && call.answer?.status === 200,
  );
  const given = objectsOf(last?.answer?.body);
  return objectsOf(last?.body).map((command) => {
    const same = given.find((one) => one['name'] === command['name']);
    return { ...command, id: textAt(same, 'id') ?? '0' };
  });
}

/**
 * Starts a Discord in this process: a REST API and a gateway on the loopback address that
 * discord.js logs in to with `rest.api` set to `apiRoot`. Close it when the test ends.
 */
export async function startDiscord(options: DiscordOptions): Promise<Discord> {
  const activity = createActivity();
  const answers = createAnswers(activity);
  let stage: Stage | null = null;
  const current = (): Stage => {
    if (stage === null) throw new Error('Discord has not started yet');
    return stage;
  };
  const front = await startFront({
    token: TOKEN,
    activity,
    behind: current,
    answered: async (call) => answers.hear(call),
  });
  const origin = `http://127.0.0.1:${front.port}`;
  const outside: Outside = {
    token: TOKEN,
    touch: activity.touch,
    origin: () => origin,
    calls: () => front.calls,
  };
  const started = await stageOf(options, outside);
  stage = started;

  const commands = (): readonly Json[] => registeredIn(front.calls);
  const nextId = createIds(() => Date.now());
  const patience = options.patience ?? PATIENCE;
  const floor = {
    stage: started,
    expect: answers.expect,
    outcome: (id: string) => answers.wait(id, patience),
    registered: (name: string) => commands().find((one) => one['name'] === name) ?? null,
    origins: new Map(),
  };
  const canSee = async (message: SeenMessage, who: DiscordUser): Promise<boolean> =>
    message.onlyFor === null || message.onlyFor === who.id;

  return {
    apiRoot: `${origin}/api`,
    token: TOKEN,
    guild: started.guild,
    channel: started.channel,
    bot: started.bot,
    user: (who) => {
      const defaults = { locale: 'en-US', dms: 'open', roles: [], member: true } as const;
      const profile: Profile = { ...defaults, ...who, id: nextId() };
      started.addUser(profile);
      return createUser(floor, profile, started.channel);
    },
    role: started.addRole,
    addChannel: started.addChannel,
    messages: async (channel, seenBy) => {
      const all = await started.messages(channel);
      if (seenBy === undefined) return all;
      if (!(await started.canSee(seenBy, channel))) return [];
      const seen = await Promise.all(all.map((one) => canSee(one, seenBy)));
      return all.filter((_, at) => seen[at]);
    },
    message: started.message,
    threads: started.threads,
    commands,
    requests: () => front.calls,
    violations: () => front.violations,
    settled: ({ quiet = 100, within = 10_000 } = {}) =>
      activity.quiet(quiet, within, answers.outstanding),
    until: (what, read, within = 10_000) => activity.until(() => what, read, within),
    repeat: (answer) => started.repeat(answer.interaction),
    dropGateway: (how = 'resumable') => started.dropGateway(how),
    failNext: (route, failure, times = 1) => front.failures.add(route, failure, times),
    advance: started.advance,
    close: async () => {
      await started.close();
      await front.close();
    },
  };
}

/** The message of an answer; an error says what came instead. */
export function messageIn(answer: Answer): SeenMessage {
  if (answer.message !== null) return answer.message;
  throw new Error(`expected a message, got ${answer.kind} (${answer.refused ?? 'not refused'})`);
}

/** The modal of an answer; an error says what came instead. */
export function modalIn(answer: Answer): SeenModal {
  if (answer.modal !== null) return answer.modal;
  throw new Error(`expected a modal, got ${answer.kind} (${answer.refused ?? 'not refused'})`);
}
