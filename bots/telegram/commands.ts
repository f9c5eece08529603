import type { Api } from 'grammy';
import type { BotCommand, BotCommandScope } from 'grammy/types';
import { type Command, commands } from '../../core/chat/input.js';
import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Locale } from '../../core/domain/locale.js';
import { reason } from './errors.js';
import type { Log } from './log.js';

export type Menus = {
  languages: readonly Locale[];
  defaultLanguage: Locale;
  staff: readonly number[];
  log: Log;
};

const forStaff: readonly Command[] = ['staff', 'payments', 'provision'];
const inGroups: readonly Command[] = ['start', 'rent', 'help', 'support'];
const forEveryone = commands.filter((command) => !forStaff.includes(command));

/**
 * Registers the command menus: for private chats, a short one for groups, and staff's own in their private chats
 * (Bot API, setMyCommands). A menu that cannot be set is logged; commands work without it.
 */
export async function registerCommands(api: Api, menus: Menus): Promise<void> {
  await register(api, menus, { type: 'all_private_chats' }, forEveryone);
  await register(api, menus, { type: 'all_group_chats' }, inGroups);
  for (const chat_id of menus.staff)
    await register(api, menus, { type: 'chat', chat_id }, commands);
}

async function register(
  api: Api,
  menus: Menus,
  scope: BotCommandScope,
  names: readonly Command[],
): Promise<void> {
  const { languages, defaultLanguage, log } = menus;
  try {
    await api.raw.setMyCommands({ scope, commands: described(names, defaultLanguage) });
    for (const language_code of languages) {
      await api.raw.setMyCommands({
        scope,
        language_code,
        commands: described(names, language_code),
      });
    }
  } catch (error) {
    const why = reason(error);
    if (scope.type === 'chat' && /chat not found/i.test(why)) {
      log.info(
        { staff: scope.chat_id },
        'no staff menu for someone who has not written to the bot yet',
      );
    } else log.warn({ why, scope: scope.type }, 'a command menu was not set');
  }
}

function described(names: readonly Command[], locale: Locale): BotCommand[] {
  return names.map((command) => ({
    command,
    description: flat(text(`command.${command}`), locale),
  }));
}
