import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function shopPath(id: string): string {
  return fileURLToPath(new URL(`../../shops/${id}.json`, import.meta.url));
}

export function shopText(id = 'kernodeck'): string {
  return readFileSync(shopPath(id), 'utf8');
}

/** The text of a shop file with one value put at a path such as `catalogue.0.stock`; `undefined` takes it out. */
export function changed(path: string, value: unknown, text = shopText()): string {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const file: unknown = JSON.parse(text);
  const target = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), file);
  Reflect.set(Object(target), last, value);
  return JSON.stringify(file);
}
