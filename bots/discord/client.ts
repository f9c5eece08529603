import { Client, type ClientOptions, GatewayIntentBits, Options, Partials } from 'discord.js';

/** A call that Discord asks to wait longer for than this is told to its sender instead of being held. */
const longestWaitMs = 5_000;
const directChatsKept = 1_000;

/**
 * The connection. Interactions come whatever the intents, and messages in the direct chat come with their content
 * without the privileged MESSAGE_CONTENT (Gateway, Message content intent), so one ordinary intent is enough.
 * Nothing is read from discord.js' caches, so they hold next to nothing.
 */
export function connection(apiRoot: string | undefined): Client {
  const rest: NonNullable<ClientOptions['rest']> = {
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > longestWaitMs,
    ...(apiRoot === undefined ? {} : { api: apiRoot }),
  };
  return new Client({
    intents: [GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    shards: 'auto',
    rest,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 0,
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
  });
}

/** discord.js keeps every direct chat for ever; forgets them when there are many. */
export function forgetDirectChats({ channels }: Client): void {
  if (channels.cache.size > directChatsKept) channels.cache.sweep((channel) => channel.isDMBased());
}
