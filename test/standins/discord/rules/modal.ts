import { isJson, type Json, numberAt, objectsOf, textAt } from '../json.js';
import { repeatedIds } from './message.js';

/** Components a modal: docs.discord.com/developers/interactions/receiving-and-responding (Modal). */
const FIELDS = 5;

/** The inputs of a modal, whether they stand in a row (deprecated) or in a label. */
export function inputsOf(modal: Json): readonly Json[] {
  return objectsOf(modal['components']).flatMap((one) =>
    isJson(one['component']) ? [one['component']] : objectsOf(one['components']),
  );
}

function checkRow(row: Json, at: number): readonly string[] {
  if (numberAt(row, 'type') !== 1) return [];
  const inputs = objectsOf(row['components']);
  return [
    ...(inputs.length > 1 ? [`components[${at}]: ${inputs.length} inputs in one row`] : []),
    ...(inputs.some((input) => (textAt(input, 'label') ?? '') === '')
      ? [`components[${at}]: an input has no label`]
      : []),
  ];
}

function checkInput(input: Json): readonly string[] {
  const least = numberAt(input, 'min_length') ?? 0;
  const most = numberAt(input, 'max_length') ?? 4000;
  const given = textAt(input, 'value');
  const name = textAt(input, 'custom_id') ?? '';
  return [
    ...(least > most ? [`${name}: min_length is over max_length`] : []),
    ...(given !== null && given.length > most ? [`${name}: value is over max_length`] : []),
  ];
}

/** What Discord would refuse in a modal and the OpenAPI document lets pass. */
export function checkModal(modal: Json): readonly string[] {
  const parts = objectsOf(modal['components']);
  return [
    ...(parts.length > FIELDS ? [`components: ${parts.length} fields, at most ${FIELDS}`] : []),
    ...parts.flatMap(checkRow),
    ...inputsOf(modal).flatMap(checkInput),
    ...repeatedIds(inputsOf(modal)),
  ];
}
