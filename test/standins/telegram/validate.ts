import { type Field, table } from './table.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What is wrong with one request, one sentence a problem; empty when it fits the Bot API table.
 * An uploaded file is an `attach://` string, and so passes as `InputFile`
 * (https://core.telegram.org/bots/api#sending-files).
 */
export function validateRequest(method: string, params: Fields): string[] {
  const entry = table.methods[method];
  if (entry === undefined) return [`${method}: no such method`];
  return problemsInFields(method, entry.fields, params);
}

/** What is wrong with an answer of `method`; empty when it is one of the types that the method returns. */
export function validateResult(method: string, result: unknown): string[] {
  const entry = table.methods[method];
  if (entry === undefined) return [`${method}: no such method`];
  return problemsInAny(`${method}()`, entry.returns, result);
}

/** What is wrong with a value that should be the named type, such as `Update` or `Array of Message`. */
export function validateType(type: string, value: unknown): string[] {
  return problemsInValue(type, type, value);
}

function problemsInFields(path: string, fields: readonly Field[], value: Fields): string[] {
  const known = new Set(fields.map((each) => each.name));
  const unknown = Object.keys(value).filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => `${path}: no field ${name}`),
    ...fields.flatMap((each) => problemsInField(path, each, value[each.name])),
  ];
}

function problemsInField(path: string, field: Field, value: unknown): string[] {
  if (value !== undefined) return problemsInAny(`${path}.${field.name}`, field.types, value);
  return field.required === true ? [`${path}: field ${field.name} is missing`] : [];
}

/** A value fits if it fits one alternative; else the nearest alternative explains why not. */
function problemsInAny(path: string, types: readonly string[], value: unknown): string[] {
  const attempts = types.map((type) => problemsInValue(path, type, value));
  return attempts.reduce(
    (best, next) => (next.length < best.length ? next : best),
    [...(attempts[0] ?? [`${path}: nothing fits`])],
  );
}

function problemsInValue(path: string, type: string, value: unknown): string[] {
  const element = type.startsWith('Array of ') ? type.slice('Array of '.length) : undefined;
  if (element !== undefined) return problemsInArray(path, element, value);
  const holds = primitives[type];
  if (holds !== undefined) return holds(value) ? [] : [`${path}: expected ${type}`];
  const entry = table.types[type];
  if (entry === undefined) return [`${path}: no such type ${type}`];
  if (entry.subtypes !== undefined) return problemsInAny(path, entry.subtypes, value);
  return isObject(value)
    ? problemsInFields(path, entry.fields, value)
    : [`${path}: expected ${type}`];
}

function problemsInArray(path: string, element: string, value: unknown): string[] {
  if (!Array.isArray(value)) return [`${path}: expected Array of ${element}`];
  return value.flatMap((each, index) => problemsInValue(`${path}[${index}]`, element, each));
}

const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  Integer: (value) => Number.isSafeInteger(value),
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  InputFile: (value) => typeof value === 'string',
};

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
