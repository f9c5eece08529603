import { type Activity, createActivity } from './activity.js';
import { type Answers, createAnswers } from './answers.js';
import type { Failure } from './failures.js';
import { type Front, startFront } from './front.js';
import { createIds } from './ids.js';
import { type Json, objectsOf, textAt } from './json.js';
import type { RestCall } from './rest.js';
import type { Violation } from './rules/rules.js';
import type { SeenMessage, SeenModal } from './seen.js';
import type { NewChannel, Profile, SeenThread, Stage } from './stage.js';
import { type Answer, createUser, type DiscordUser, type Floor } from './user.js';

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

const TOKEN = 'stand-in.token.of.a.bot';
const PATIENCE = 10_000;

async function stageOf(options: DiscordOptions, outside: Outside): Promise<Stage> {
  if (options.kind === 'twin') return (await import('./twin/twin.js')).startTwin(outside);
  return (await import('./own/own.js')).startOwn(options, outside);
}

/** What a stage is given: how to tell that something happened, and where its files are found. */
export interface Outside {
  readonly token: string;
  readonly touch: () => void;
  readonly origin: () => string;
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

interface Parts {
  readonly stage: Stage;
  readonly front: Front;
  readonly activity: Activity;
  readonly answers: Answers;
  readonly patience: number;
}

async function startParts(options: DiscordOptions): Promise<Parts> {
  const activity = createActivity();
  const answers = createAnswers(activity);
  let stage: Stage | null = null;
  const behind = (): Stage => {
    if (stage === null) throw new Error('Discord has not started yet');
    return stage;
  };
  const front = await startFront({ token: TOKEN, activity, behind, answered: answers.hear });
  const origin = (): string => `http://127.0.0.1:${front.port}`;
  stage = await stageOf(options, { token: TOKEN, touch: activity.touch, origin });
  return { stage, front, activity, answers, patience: options.patience ?? PATIENCE };
}

function peopleOf({ stage, front, answers, patience }: Parts): Discord['user'] {
  const nextId = createIds(() => Date.now());
  const floor: Floor = {
    stage,
    expect: answers.expect,
    outcome: (id) => answers.wait(id, patience),
    registered: (name) => registeredIn(front.calls).find((one) => one['name'] === name) ?? null,
    origins: new Map(),
  };
  return (who) => {
    const defaults = { locale: 'en-US', dms: 'open', roles: [], member: true } as const;
    const profile: Profile = { ...defaults, ...who, id: nextId() };
    stage.addUser(profile);
    return createUser(floor, profile, stage.channel);
  };
}

async function visible(stage: Stage, channel: string, seenBy?: DiscordUser) {
  const all = await stage.messages(channel);
  if (seenBy === undefined) return all;
  if (!(await stage.canSee(seenBy, channel))) return [];
  return all.filter(({ onlyFor }) => onlyFor === null || onlyFor === seenBy.id);
}

/**
 * Starts a Discord in this process: a REST API and a gateway on the loopback address that
 * discord.js logs in to with `rest.api` set to `apiRoot`. Close it when the test ends.
 */
export async function startDiscord(options: DiscordOptions): Promise<Discord> {
  const parts = await startParts(options);
  const { stage, front, activity, answers } = parts;
  return {
    apiRoot: `http://127.0.0.1:${front.port}/api`,
    token: TOKEN,
    guild: stage.guild,
    channel: stage.channel,
    bot: stage.bot,
    user: peopleOf(parts),
    role: stage.addRole,
    addChannel: stage.addChannel,
    messages: (channel, seenBy) => visible(stage, channel, seenBy),
    message: stage.message,
    threads: stage.threads,
    commands: () => registeredIn(front.calls),
    requests: () => front.calls,
    violations: () => front.violations,
    settled: ({ quiet = 100, within = 30_000 } = {}) =>
      activity.quiet(quiet, within, answers.outstanding),
    until: (what, read, within = 30_000) => activity.until(() => what, read, within),
    repeat: (answer) => stage.repeat(answer.interaction),
    dropGateway: (how = 'resumable') => stage.dropGateway(how),
    failNext: (route, failure, times = 1) => front.failures.add(route, failure, times),
    advance: stage.advance,
    close: async () => {
      await stage.close();
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
