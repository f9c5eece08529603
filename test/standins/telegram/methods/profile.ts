import { z } from 'zod';
import { type Answer, badRequest, done } from '../answer.js';
import { characters, limits } from '../limits.js';
import type { World } from '../world.js';
import { type Method, method, optionalText } from './method.js';

const language = { language_code: optionalText };
const scoped = { ...language, scope: z.looseObject({ type: z.string() }).optional() };
type Scoped = z.infer<z.ZodObject<typeof scoped>>;

const command = z.object({ command: z.string(), description: z.string() });

/** https://core.telegram.org/bots/api#setmycommands */
const setMyCommands = method({ ...scoped, commands: z.array(command) }, (p, world) => {
  if (p.commands.length > limits.commands) return badRequest('BOT_COMMANDS_TOO_MUCH');
  for (const { command, description } of p.commands) {
    if (!/^[a-z0-9_]{1,32}$/.test(command)) return badRequest('BOT_COMMAND_INVALID');
    const length = characters(description);
    if (length < 1 || length > limits.commandDescriptionCharacters) {
      return badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
    }
  }
  return keep(world, commandsKey(p), p.commands);
});

/** https://core.telegram.org/bots/api#getmycommands: this scope and language, else nothing. */
const getMyCommands = method(scoped, (p, world) => done(world.profile.get(commandsKey(p)) ?? []));

/** https://core.telegram.org/bots/api#deletemycommands */
const deleteMyCommands = method(scoped, (p, world) => {
  world.profile.delete(commandsKey(p));
  return done(true);
});

export const profile = {
  setMyCommands,
  getMyCommands,
  deleteMyCommands,
  ...setting('Name', 'name', 64),
  ...setting('Description', 'description', 512),
  ...setting('ShortDescription', 'short_description', 120),
} satisfies Record<string, Method>;

/** The pair setMyX and getMyX, such as https://core.telegram.org/bots/api#setmyname */
function setting(suffix: string, field: string, most: number): Record<string, Method> {
  const key = (code: string | undefined) => `${field} ${code ?? ''}`;
  return {
    [`setMy${suffix}`]: method(language, (p, world, call) => {
      const value = z.string().default('').parse(call.params[field]);
      if (characters(value) > most)
        return badRequest(`${field} must be at most ${most} characters`);
      return keep(world, key(p.language_code), value);
    }),
    [`getMy${suffix}`]: method(language, (p, world) => {
      const general = world.profile.get(key(undefined)) ?? '';
      return done({ [field]: world.profile.get(key(p.language_code)) ?? general });
    }),
  };
}

/** Name of the setting that holds the commands of one scope and language. */
export function commandsKey({ scope, language_code = '' }: Scoped): string {
  return `commands ${JSON.stringify(scope ?? { type: 'default' })} ${language_code}`;
}

function keep(world: World, key: string, value: unknown): Answer {
  world.profile.set(key, value);
  world.signal.changed();
  return done(true);
}
