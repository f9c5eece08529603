import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { shopSchema } from '../core/domain/shop.js';

export const schemaFile = fileURLToPath(new URL('../shops/shop.schema.json', import.meta.url));

/** The JSON Schema of a shop file as an editor reads it: what a person writes, before defaults are filled in. */
export function schemaText(): string {
  const schema = z.toJSONSchema(shopSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'A Lotdesk shop file', ...schema }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(schemaFile, schemaText());
