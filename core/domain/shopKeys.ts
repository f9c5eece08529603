import { z } from 'zod';
import { shopSchema } from './shop.js';

/** The names that a shop file may use at `path`; none where there is no object. */
export function keysAt(path: readonly PropertyKey[]): string[] {
  const found = path.reduce<z.core.$ZodType | undefined>(inside, shopSchema);
  const object = bare(found);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function inside(
  schema: z.core.$ZodType | undefined,
  key: PropertyKey,
): z.core.$ZodType | undefined {
  const found = bare(schema);
  if (found instanceof z.ZodArray) return found.element;
  return found instanceof z.ZodObject
    ? Object.entries(found.shape).find(([name]) => name === key)?.[1]
    : undefined;
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const wrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return wrapped ? bare(schema.unwrap()) : schema;
}
