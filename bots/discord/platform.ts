import type { Client } from 'discord.js';
import type { Locale } from '../../core/domain/locale.js';
import type { Limits, Platform } from '../platform.js';
import { connection } from './client.js';
import { definitions, register } from './commands.js';
import { DirectChats } from './direct.js';
import { aboutError, receiptOf } from './errors.js';
import { buttonLabel } from './layout.js';
import { hearing } from './listen.js';
import type { Log } from './log.js';
import { descriptionLength } from './pieces.js';
import { Presses } from './press.js';
import { type Cursor, Seen } from './seen.js';
import { shower } from './show.js';
import { adviseInvite, application, connect } from './startup.js';

/** `apiRoot` replaces `https://discord.com/api`; the gateway's address is asked of it. */
export type DiscordOptions = {
  token: string;
  apiRoot?: string | undefined;
  languages: readonly Locale[];
  defaultLanguage: Locale;
  cursor: Cursor;
  log: Log;
};

const limits: Limits = {
  forms: true,
  ephemeral: true,
  // Passwords are asked for in modals, which leave nothing in the history. (A message in a direct chat stays: a bot can
  // delete only its own there.)
  typedSecretsStay: false,
  text: descriptionLength,
  label: buttonLabel,
};

/**
 * Discord as a chat platform. In a guild everything is shown to the asking person alone, so no invitation to the
 * direct chat is needed; Discord also has no link that carries a payload into one. `listen` rejects with a
 * DiscordSetup that says in words what the operator has to set right.
 */
export function discordPlatform(options: DiscordOptions): Platform {
  const { log, token } = options;
  const client = connection(options.apiRoot);
  client.rest.setToken(token);
  const { rest } = client;
  const presses = new Presses(Date.now);
  const chats = new DirectChats(rest);
  const seen = new Seen(options.cursor, (error) =>
    log.error(aboutError(error), 'Discord: the last message seen was not stored'),
  );
  return {
    name: 'discord',
    limits,
    show: shower({
      rest,
      presses,
      chats,
      log,
      sent: (channel, message) => seen.begin(channel, message),
    }),
    erase: async () => false,
    invite: () => undefined,
    listen: async (hear) => {
      const { id } = await prepared(client, options);
      await seen.load();
      const finish = hearing({ client, presses, chats, seen, log }, hear);
      await connect(client, token);
      log.info({ application: id }, 'Discord: listening');
      return async () => {
        await finish();
        await seen.flush();
        await client.destroy();
      };
    },
  };
}

/** What can be wrong is found before anybody is listened to. */
async function prepared({ rest }: Client, { languages, defaultLanguage, log }: DiscordOptions) {
  const found = await application(rest);
  adviseInvite(found, log);
  try {
    const changed = await register(rest, found.id, definitions(languages, defaultLanguage), log);
    log.info({ changed }, 'Discord: commands are registered');
  } catch (error) {
    // Those of the last start still work, and so do all buttons.
    log.error({ receipt: receiptOf(error) }, 'Discord: commands could not be registered');
  }
  return found;
}
