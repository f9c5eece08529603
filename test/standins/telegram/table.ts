import { readFileSync } from 'node:fs';
import { z } from 'zod';

const field = z.object({
  name: z.string(),
  types: z.array(z.string()),
  required: z.boolean().optional(),
});

const tableShape = z.object({
  methods: z.record(z.string(), z.object({ returns: z.array(z.string()), fields: z.array(field) })),
  types: z.record(
    z.string(),
    z.object({ fields: z.array(field), subtypes: z.array(z.string()).optional() }),
  ),
});

export type Field = z.infer<typeof field>;

/** Every method and type of the Bot API, by name (https://core.telegram.org/bots/api). */
export const table = tableShape.parse(
  JSON.parse(readFileSync(new URL('../../data/telegram-bot-api.json', import.meta.url), 'utf8')),
);
