import { Locale } from 'discord-api-types/v10';
import { isJson, type Json, lengthOf, numberAt, objectsOf, textAt } from '../json.js';

/**
 * Rules of application commands that the OpenAPI document does not state
 * (docs.discord.com/developers/interactions/application-commands: Naming, Option Structure,
 * and 8000 characters in all).
 */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const TOTAL = 8000;
const OPTIONS = 25;
const COMMANDS = 100;
const CHAT_INPUT = 1;
const LOCALES = new Set<string>(Object.values(Locale));

function namesOf(thing: Json): readonly string[] {
  const localised = isJson(thing['name_localizations']) ? thing['name_localizations'] : {};
  return [thing['name'], ...Object.values(localised)].filter(
    (name): name is string => typeof name === 'string',
  );
}

function checkName(name: string): readonly string[] {
  if (!NAME.test(name)) return [`name ${JSON.stringify(name)}: 1 to 32 letters, digits, - and _`];
  return name === name.toLowerCase() ? [] : [`name ${name}: uppercase`];
}

function checkDescription(thing: Json): readonly string[] {
  const said = lengthOf(textAt(thing, 'description'));
  return said === 0 || said > 100 ? [`description: ${said} characters, 1 to 100`] : [];
}

function requiredAfterOptional(options: readonly Json[]): boolean {
  const firstOptional = options.findIndex((option) => option['required'] !== true);
  return firstOptional >= 0 && options.slice(firstOptional).some((one) => one['required'] === true);
}

function checkOptions(thing: Json): readonly string[] {
  const options = objectsOf(thing['options']);
  const names = options.map((option) => textAt(option, 'name'));
  return [
    ...(options.length > OPTIONS ? [`${options.length} options, at most ${OPTIONS}`] : []),
    ...(new Set(names).size === names.length ? [] : ['two options have one name']),
    ...(requiredAfterOptional(options) ? ['a required option after an optional one'] : []),
    ...options.flatMap((option) =>
      checkThing(option).map((problem) => `${textAt(option, 'name') ?? '?'}: ${problem}`),
    ),
  ];
}

function checkLocales(thing: Json): readonly string[] {
  return ['name_localizations', 'description_localizations'].flatMap((key) => {
    const given = thing[key];
    const strange = isJson(given) ? Object.keys(given).filter((one) => !LOCALES.has(one)) : [];
    return strange.map((one) => `${key}: no locale ${one}`);
  });
}

function checkThing(thing: Json): readonly string[] {
  return [
    ...namesOf(thing).flatMap(checkName),
    ...checkDescription(thing),
    ...checkLocales(thing),
    ...checkOptions(thing),
  ];
}

function longestText(thing: Json, key: string): number {
  const localised = thing[`${key}_localizations`];
  const texts = [thing[key], ...(isJson(localised) ? Object.values(localised) : [])];
  return Math.max(...texts.map((text) => (typeof text === 'string' ? lengthOf(text) : 0)));
}

function totalLength(thing: Json): number {
  const own = longestText(thing, 'name') + longestText(thing, 'description');
  const choices = objectsOf(thing['choices']).map((choice) => {
    const value = choice['value'];
    return longestText(choice, 'name') + (typeof value === 'string' ? lengthOf(value) : 0);
  });
  const options = objectsOf(thing['options']).map(totalLength);
  return [own, ...choices, ...options].reduce((sum, length) => sum + length, 0);
}

/** What Discord would refuse in one command. */
export function checkCommand(command: Json): readonly string[] {
  if ((numberAt(command, 'type') ?? CHAT_INPUT) !== CHAT_INPUT) return [];
  const total = totalLength(command);
  const problems = [
    ...checkThing(command),
    ...(total > TOTAL ? [`${total} characters in all, at most ${TOTAL}`] : []),
  ];
  return problems.map((problem) => `/${textAt(command, 'name') ?? '?'}: ${problem}`);
}

/** What Discord would refuse in a whole list of commands. */
export function checkCommands(commands: readonly Json[]): readonly string[] {
  const names = commands.map((command) => textAt(command, 'name'));
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...(commands.length > COMMANDS ? [`${commands.length} commands, at most ${COMMANDS}`] : []),
    ...repeated.map((name) => `/${name ?? '?'}: registered twice`),
    ...commands.flatMap(checkCommand),
  ];
}
