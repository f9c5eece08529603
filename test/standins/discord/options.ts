import { isJson, type Json, numberAt, objectsOf, textAt } from './json.js';
import type { SentFile } from './stage.js';

/** What a person gives a command: plain values, a user by id, or a file. */
export type OptionValue = string | number | boolean | { readonly user: string } | SentFile;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Makes the API's objects for what options refer to. */
export interface Resolver {
  readonly user: (id: string) => Promise<Json>;
  readonly upload: (file: SentFile) => Promise<Json>;
}

interface Filled {
  readonly options: Json[];
  readonly users: Record<string, Json>;
  readonly attachments: Record<string, Json>;
}

const SUBCOMMANDS = new Set([1, 2]);
const USER = 6;

async function fillOne(option: Json, given: OptionValue, resolver: Resolver, filled: Filled) {
  const type = numberAt(option, 'type') ?? 3;
  let value: string | number | boolean;
  if (typeof given !== 'object') value = given;
  else if ('user' in given) {
    value = given.user;
    filled.users[given.user] = await resolver.user(given.user);
  } else {
    const attachment = await resolver.upload(given);
    value = textAt(attachment, 'id') ?? '';
    filled.attachments[value] = attachment;
  }
  if (type === USER && typeof value === 'string' && filled.users[value] === undefined) {
    filled.users[value] = await resolver.user(value);
  }
  filled.options.push({ name: option['name'], type, value });
}

async function fillLeaf(options: readonly Json[], values: OptionValues, resolver: Resolver) {
  const filled: Filled = { options: [], users: {}, attachments: {} };
  const unknown = Object.keys(values).find((key) => !options.some((one) => one['name'] === key));
  if (unknown !== undefined) throw new Error(`the command has no option ${unknown}`);
  for (const option of options) {
    const given = values[textAt(option, 'name') ?? ''];
    if (given !== undefined) await fillOne(option, given, resolver, filled);
    else if (option['required'] === true)
      throw new Error(`option ${String(option['name'])} is required`);
  }
  return filled;
}

/**
 * The data of an application command interaction
 * (docs.discord.com/developers/interactions/receiving-and-responding, Application Command Data).
 * `words` are the command's name and its subcommands, as typed: `['ticket', 'close']`.
 */
export async function commandData(
  command: Json,
  words: readonly string[],
  values: OptionValues,
  resolver: Resolver,
): Promise<Json> {
  const path: Json[] = [];
  let options = objectsOf(command['options']);
  for (const word of words.slice(1)) {
    const next = options.find((one) => one['name'] === word);
    if (next === undefined) throw new Error(`/${words.join(' ')} is not registered`);
    path.push(next);
    options = objectsOf(next['options']);
  }
  if (options.some((one) => SUBCOMMANDS.has(numberAt(one, 'type') ?? 0))) {
    throw new Error(`/${words.join(' ')} needs a subcommand`);
  }
  const filled = await fillLeaf(options, values, resolver);
  const nested = path.reduceRight<Json[]>(
    (inner, one) => [{ name: one['name'], type: one['type'], options: inner }],
    filled.options,
  );
  const resolved = { users: filled.users, attachments: filled.attachments };
  return { id: command['id'], name: command['name'], type: 1, options: nested, resolved };
}

/** The value of every field of a modal, in the shape that the modal was made in. */
export function modalValues(
  modal: Json,
  values: Readonly<Record<string, string | readonly string[]>>,
) {
  const fill = (input: Json): Json => {
    const id = textAt(input, 'custom_id') ?? '';
    const given = values[id] ?? textAt(input, 'value') ?? '';
    const common = { type: input['type'], id: input['id'] ?? 0, custom_id: id };
    return typeof given === 'string' && input['type'] === 4
      ? { ...common, value: given }
      : { ...common, values: typeof given === 'string' ? [given].filter((v) => v !== '') : given };
  };
  return objectsOf(modal['components']).map((part) =>
    isJson(part['component'])
      ? { type: part['type'], id: part['id'] ?? 0, component: fill(part['component']) }
      : {
          type: part['type'],
          id: part['id'] ?? 0,
          components: objectsOf(part['components']).map(fill),
        },
  );
}
