import { z } from 'zod';

export const accountSchema = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.int(),
});

/** A customer. An e-mail is not unique: it identifies nobody and recovers nothing. */
export type Account = z.infer<typeof accountSchema>;

declare const hashed: unique symbol;

/** An argon2id hash in PHC string format. The password itself never becomes part of any state. */
export type PasswordHash = string & { readonly [hashed]: true };

declare const sealed: unique symbol;

/** Access details as they are stored: encrypted with the shop's data key. */
export type Sealed = string & { readonly [sealed]: true };

export const shortestPassword = 15;
export const longestPassword = 128;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length as a person counts: one for an emoji of several code points, after NFC. */
export function passwordLength(password: string): number {
  let count = 0;
  for (const _ of graphemes.segment(password.normalize('NFC'))) count += 1;
  return count;
}

export type LineProblem = 'empty' | 'too long' | 'control characters';

/** Characters of a first or a last name. */
export const longestName = 60;

/**
 * One line as its writer means it, such as a name, with outer blanks and runs of blanks removed. At most `longest`
 * characters (code points) and nothing invisible; nothing else is asked of it.
 */
export function tidyLine(
  typed: string,
  longest: number,
): { ok: true; line: string } | { ok: false; problem: LineProblem } {
  const tidy = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (tidy === '') return { ok: false, problem: 'empty' };
  if ([...tidy].length > longest) return { ok: false, problem: 'too long' };
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(tidy.replace(/\u200d/g, ''))) {
    return { ok: false, problem: 'control characters' };
  }
  return { ok: true, line: tidy };
}

const emailSchema = z.email().max(254);

/** An e-mail in the form in which it is compared: trimmed, lower-cased without regard to language. */
export function tidyEmail(email: string): string | undefined {
  const read = emailSchema.safeParse(email.trim().toLowerCase());
  return read.success ? read.data : undefined;
}
