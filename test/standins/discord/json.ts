/** A JSON object whose members are not known yet. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (not null, not an array). */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; an empty list for anything else. */
export function objectsOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** The string at a key, or null. */
export function textAt(value: unknown, key: string): string | null {
  const found = isJson(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : null;
}

/** The number at a key, or null. */
export function numberAt(value: unknown, key: string): number | null {
  const found = isJson(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : null;
}

/** The object at a key, or an empty one. */
export function objectAt(value: unknown, key: string): Json {
  const found = isJson(value) ? value[key] : undefined;
  return isJson(found) ? found : {};
}

/** Characters as Discord counts them: code points, not UTF-16 units. */
export function lengthOf(text: string | null): number {
  return text === null ? 0 : [...text].length;
}
