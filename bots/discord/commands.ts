import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  type REST,
  type RESTPutAPIApplicationCommandsJSONBody,
  type RouteLike,
  Routes,
} from 'discord.js';
import * as z from 'zod';
import { type Command, commands } from '../../core/chat/input.js';
import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Locale } from '../../core/domain/locale.js';
import { receiptOf } from './errors.js';
import type { Log } from './log.js';
import { read } from './wire.js';

type Definition = RESTPutAPIApplicationCommandsJSONBody[number];

const list = z.array(z.looseObject({ name: z.string() }));
type There = z.infer<typeof list>[number];
type Described = `command.${Command}` | 'command.order.reference';

/** The tags by which Discord knows our languages (Reference, Locales). */
const tags: Record<Locale, readonly ('en-US' | 'en-GB' | 'nl' | 'tr')[]> = {
  en: ['en-US', 'en-GB'],
  nl: ['nl'],
  tr: ['tr'],
};

/** The option that carries an order's reference, and the commands that take one. */
export const referenceOption = 'reference';
const takeReference: readonly Command[] = ['order', 'support', 'paysupport', 'provision'];

/**
 * Hidden in a guild from all but its administrators, who may show them to a role (Server Settings, Integrations).
 * It only keeps customers' menus short: who may use them is decided by the shop file, and everywhere in a direct
 * chat they are listed. `/staff` stays listed, so that staff without a role of the guild find their way in.
 */
const hidden: readonly Command[] = ['payments', 'provision'];

/** The commands of the shop: one name everywhere, described in the reader's language. */
export function definitions(languages: readonly Locale[], fallback: Locale): Definition[] {
  const described = (key: Described) => ({
    description: flat(text(key), fallback),
    description_localizations: Object.fromEntries(
      languages.flatMap((locale) => tags[locale].map((tag) => [tag, flat(text(key), locale)])),
    ),
  });
  return commands.map((name) => ({
    name,
    type: ApplicationCommandType.ChatInput,
    ...described(`command.${name}`),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    default_member_permissions: hidden.includes(name) ? '0' : null,
    options: takeReference.includes(name)
      ? [
          {
            type: ApplicationCommandOptionType.String,
            name: referenceOption,
            ...described('command.order.reference'),
            required: false,
            max_length: 32,
          },
        ]
      : [],
  }));
}

/**
 * Registers the commands unless Discord has exactly these; says whether it had to. When Discord does not tell what
 * it has, they are registered once more, which changes nothing for anybody. Throws what Discord refuses.
 */
export async function register(
  rest: REST,
  application: string,
  wanted: Definition[],
  log: Log,
): Promise<boolean> {
  const route = Routes.applicationCommands(application);
  const there = await registered(rest, route, log);
  if (there.length === wanted.length && wanted.every((one) => same(one, there))) return false;
  await rest.put(route, { body: wanted });
  return true;
}

async function registered(rest: REST, route: RouteLike, log: Log): Promise<There[]> {
  try {
    const query = new URLSearchParams({ with_localizations: 'true' });
    return await read(rest, route, list, { query });
  } catch (error) {
    log.warn({ receipt: receiptOf(error) }, 'Discord does not tell which commands are registered');
    return [];
  }
}

function same(wanted: Definition, there: readonly There[]): boolean {
  const found = there.find((one) => one.name === wanted.name);
  return found !== undefined && covers(found, wanted);
}

/** Whether Discord's value has all that is wanted. It fills in defaults, leaves out empty lists and sorts keys. */
function covers(there: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const list: readonly unknown[] = Array.isArray(there) ? there : [];
    return list.length === wanted.length && wanted.every((one, at) => covers(list[at], one));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    const fields = new Map(Object.entries(there ?? {}));
    return Object.entries(wanted).every(([key, value]) => covers(fields.get(key), value));
  }
  return (there ?? null) === wanted || (wanted === false && there === undefined);
}
