import { isJson, type Json, lengthOf, numberAt, objectAt, objectsOf, textAt } from '../json.js';

/**
 * Limits of a message that the OpenAPI document does not state
 * (docs.discord.com/developers/resources/message#create-message and #embed-object-embed-limits,
 * docs.discord.com/developers/components/reference: Action Row, Button, String Select).
 */
const CONTENT = 2000;
const EMBEDS_TOTAL = 6000;
const ROWS = 5;
const LINK = 5;

function embedLength(embed: Json): number {
  const fields = objectsOf(embed['fields']).flatMap((field) => [
    textAt(field, 'name'),
    textAt(field, 'value'),
  ]);
  const others = [
    textAt(embed, 'title'),
    textAt(embed, 'description'),
    textAt(objectAt(embed, 'footer'), 'text'),
    textAt(objectAt(embed, 'author'), 'name'),
  ];
  return [...others, ...fields].reduce((sum, text) => sum + lengthOf(text), 0);
}

/** Custom ids that stand more than once in a message or a modal. */
export function repeatedIds(components: readonly Json[]): readonly string[] {
  const ids = components
    .map((one) => textAt(one, 'custom_id'))
    .filter((id): id is string => id !== null);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...repeated].map((id) => `components: custom id ${id} stands twice`);
}

function checkButton(button: Json): readonly string[] {
  const link = numberAt(button, 'style') === LINK;
  const problems: string[] = [];
  if (link && textAt(button, 'url') === null) problems.push('a link button has no url');
  if (link && textAt(button, 'custom_id') !== null) problems.push('a link button has a custom id');
  if (!link && textAt(button, 'custom_id') === null) problems.push('a button has no custom id');
  if (lengthOf(textAt(button, 'label')) === 0 && !isJson(button['emoji'])) {
    problems.push('a button has neither label nor emoji');
  }
  return problems;
}

function checkSelect(select: Json): readonly string[] {
  const options = objectsOf(select['options']);
  const values = options.map((option) => textAt(option, 'value'));
  const most = numberAt(select, 'max_values') ?? 1;
  const problems: string[] = [];
  if (new Set(values).size !== values.length) problems.push('two options have one value');
  if (most > options.length) problems.push('max_values is over the number of options');
  if ((numberAt(select, 'min_values') ?? 1) > most) problems.push('min_values is over max_values');
  if (options.filter((option) => option['default'] === true).length > most) {
    problems.push('more defaults than max_values');
  }
  return problems;
}

function checkRow(row: Json, at: number): readonly string[] {
  const parts = objectsOf(row['components']);
  const selects = parts.filter((part) => numberAt(part, 'type') !== 2);
  const crowded = selects.length > 0 && parts.length > 1;
  return [
    ...(crowded ? ['a select shares its row'] : []),
    ...parts.filter((part) => numberAt(part, 'type') === 2).flatMap(checkButton),
    ...parts.filter((part) => numberAt(part, 'type') === 3).flatMap(checkSelect),
  ].map((problem) => `components[${at}]: ${problem}`);
}

function checkComponents(message: Json): readonly string[] {
  const rows = objectsOf(message['components']);
  if (rows.some((row) => numberAt(row, 'type') !== 1)) return [];
  const parts = rows.flatMap((row) => objectsOf(row['components']));
  return [
    ...(rows.length > ROWS ? [`components: ${rows.length} rows, at most ${ROWS}`] : []),
    ...rows.flatMap(checkRow),
    ...repeatedIds(parts),
  ];
}

/** What Discord would refuse in a message's content, embeds and components. */
export function checkMessage(message: Json): readonly string[] {
  const content = lengthOf(textAt(message, 'content'));
  const embeds = objectsOf(message['embeds']).reduce((sum, embed) => sum + embedLength(embed), 0);
  return [
    ...(content > CONTENT ? [`content: ${content} characters, at most ${CONTENT}`] : []),
    ...(embeds > EMBEDS_TOTAL ? [`embeds: ${embeds} characters, at most ${EMBEDS_TOTAL}`] : []),
    ...checkComponents(message),
  ];
}

/** Whether a new message says nothing at all (refused with 50006). */
export function isEmptyMessage(message: Json, files: number): boolean {
  const lists = ['embeds', 'components', 'sticker_ids'].flatMap((key) => {
    const list = message[key];
    return Array.isArray(list) ? list : [];
  });
  const said = (textAt(message, 'content') ?? '').trim() !== '';
  const forwards =
    isJson(message['message_reference']) && message['message_reference']['type'] === 1;
  return !said && lists.length === 0 && files === 0 && !isJson(message['poll']) && !forwards;
}
