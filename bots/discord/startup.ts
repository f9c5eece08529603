import {
  type Client,
  DiscordAPIError,
  Events,
  GatewayCloseCodes,
  type REST,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import type { Log } from './log.js';
import { read } from './wire.js';

const itself = z.object({
  id: z.string(),
  interactions_endpoint_url: z.string().nullish(),
  approximate_guild_count: z.number().optional(),
  approximate_user_install_count: z.number().optional(),
});
type Application = z.infer<typeof itself>;

/** Something that the operator has to set right before the bot can work. The message says what and where. */
export class DiscordSetup extends Error {
  override readonly name = 'DiscordSetup';
}

const portal = 'https://discord.com/developers/applications';
const badToken = `Discord does not accept DISCORD_BOT_TOKEN. Copy the token again, or reset it: ${portal}, the application, Bot, Reset Token.`;
const intents = `Discord refuses the intents of this bot. See ${portal}, the application, Bot, Privileged Gateway Intents.`;

/** Who the bot is. Rejects with a DiscordSetup when the token is wrong or interactions would go elsewhere. */
export async function application(rest: REST): Promise<Application> {
  const found = await whoAmI(rest);
  const elsewhere = found.interactions_endpoint_url ?? '';
  if (elsewhere === '') return found;
  throw new DiscordSetup(
    `Discord sends the commands and buttons of this application to ${elsewhere} instead of to the bot. ` +
      `Empty "Interactions Endpoint URL" at ${portal}/${found.id}/information.`,
  );
}

async function whoAmI(rest: REST): Promise<Application> {
  try {
    return await read(rest, Routes.currentApplication(), itself);
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) throw new DiscordSetup(badToken);
    throw error;
  }
}

/** Says how to let people reach the bot, while nobody can. */
export function adviseInvite(
  { id, approximate_guild_count, approximate_user_install_count }: Application,
  log: Log,
): void {
  if (approximate_guild_count !== 0 || (approximate_user_install_count ?? 0) > 0) return;
  const link = `https://discord.com/oauth2/authorize?client_id=${id}&scope=bot+applications.commands`;
  log.warn(
    { link },
    'the Discord bot is in no server yet, so nobody can reach it: open the link to add it to one',
  );
}

/** Connects to the gateway; resolves when it is ready. Rejects with a DiscordSetup when Discord will not have it. */
export async function connect(client: Client, token: string): Promise<void> {
  const ready = new Promise<void>((resolve, reject) => {
    client.once(Events.ClientReady, () => resolve());
    client.once(Events.ShardDisconnect, ({ code }) => reject(new DiscordSetup(whyClosed(code))));
  });
  await Promise.all([ready, client.login(token)]);
}

/** What a close code after which discord.js does not come back means for the operator (Gateway close event codes). */
export function whyClosed(code: number): string {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return badToken;
    case GatewayCloseCodes.InvalidIntents:
    case GatewayCloseCodes.DisallowedIntents:
      return intents;
    default:
      return `Discord closed the connection for good, with code ${code}.`;
  }
}
