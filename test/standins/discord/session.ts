import {
  ChannelType,
  type ClientOptions,
  type Interaction,
  type Message,
  type TextChannel,
} from 'discord.js';
import { afterEach, vi } from 'vitest';
import { type Discord, type DiscordOptions, startDiscord } from './discord.js';
import { startTestBot, type TestBot } from './testbot.js';

export type Handle = (interaction: Interaction) => Promise<unknown>;

/** Answers no interaction. */
export async function nothing(): Promise<void> {}

/** A Discord and a bot for one test; both are closed after it. */
export interface Session {
  readonly discord: Discord;
  readonly bot: TestBot;
  readonly start: (
    handle?: Handle,
    options?: Partial<DiscordOptions>,
    client?: Partial<ClientOptions>,
  ) => Promise<TestBot>;
  /** Starts a Discord that no bot logs in to by itself. */
  readonly startAlone: (options?: Partial<DiscordOptions>) => Promise<Discord>;
}

function started<T>(thing: T | null): T {
  if (thing === null) throw new Error('the session has not started');
  return thing;
}

/** Registers the closing with vitest: call it once at the top of a test file. */
export function session(): Session {
  let discord: Discord | null = null;
  let bot: TestBot | null = null;
  // Bounds guard against hanging only: a busy machine must not fail a test.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  afterEach(async () => {
    await bot?.close();
    await discord?.close();
    bot = null;
    discord = null;
  });
  const startAlone = async (options: Partial<DiscordOptions> = {}): Promise<Discord> => {
    discord = await startDiscord({ kind: 'own', ...options });
    return discord;
  };
  return {
    get discord() {
      return started(discord);
    },
    get bot() {
      return started(bot);
    },
    startAlone,
    start: async (handle = nothing, options = {}, client = {}) => {
      bot = await startTestBot(await startAlone(options), handle, client);
      return bot;
    },
  };
}

/** What others say where the bot hears it, from now on. */
export function heardBy({ client }: TestBot): Message[] {
  const heard: Message[] = [];
  client.on('messageCreate', (message) => {
    if (message.author.id !== client.user.id) heard.push(message);
  });
  return heard;
}

/** The guild's channel as discord.js has it. */
export async function channelOf({ discord, bot }: Session): Promise<TextChannel> {
  const channel = await bot.client.channels.fetch(discord.channel);
  if (channel?.type !== ChannelType.GuildText) throw new Error('no text channel');
  return channel;
}
