import { z } from 'zod';
import { locales } from '../../core/domain/locale.js';
import { person } from './person.js';

const mebibyte = 1024 * 1024;
const largestFile = 5 * mebibyte;
/** Base64 takes four characters for three bytes; the rest of the body is small. */
export const largestBody = Math.ceil((largestFile * 4) / 3) + 64 * 1024;

const fileTooLarge = 'a file may have 5 MiB at most';

const base64 = z
  .string()
  .refine(
    (text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text),
    'base64 is expected',
  )
  .refine((text) => Buffer.byteLength(text, 'base64') <= largestFile, fileTooLarge)
  .transform((text) => new Uint8Array(Buffer.from(text, 'base64')));

const fileName = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^/\\\p{Cc}\p{Cf}]+$/u, 'a file name without slashes and control characters');

const file = z.strictObject({ name: fileName, base64 });

const ways = ['text', 'tap', 'form', 'file'] as const;

/** The body of `POST /api/say`. */
export const sayBody = z
  .strictObject({
    as: person,
    locale: z.enum(locales).optional(),
    text: z.string().min(1).max(20_000).optional(),
    tap: z.string().min(1).max(200).optional(),
    form: z.record(z.string().max(64), z.string().max(20_000)).optional(),
    file: file.optional(),
    message: z
      .string()
      .regex(/^\d{1,16}$/, 'the id of a message')
      .optional(),
    formId: z.string().max(200).optional(),
    once: z
      .string()
      .regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits and dashes')
      .optional(),
  })
  .refine((body) => ways.filter((way) => body[way] !== undefined).length === 1, {
    error: 'exactly one of "text", "tap", "form" and "file" is expected',
  });

export type SayBody = z.infer<typeof sayBody>;

/** `GET /api/inbox`: who asks, the mark to ask from, and seconds to wait for something new. */
export const inboxQuery = z.strictObject({
  as: person,
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  wait: z.coerce.number().int().min(0).max(25).default(0),
});

/** A zod error in one line: what is wrong where. */
export function inWords(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `"${path.join('.')}": ${message}`))
    .join('; ');
}

/** Whether what is wrong is the size of the file. */
export function tooLarge(error: z.ZodError): boolean {
  return error.issues.some(({ message }) => message === fileTooLarge);
}
