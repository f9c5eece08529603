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

export type NameProblem = 'empty' | 'too long' | 'control characters';

const longestName = 60;

/** A name as its owner writes it, with outer blanks and runs of blanks removed; nothing else is asked of it. */
export function tidyName(
  name: string,
): { ok: true; name: string } | { ok: false; problem: NameProblem } {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (tidy === '') return { ok: false, problem: 'empty' };
  if ([...tidy].length > longestName) return { ok: false, problem: 'too long' };
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(tidy.replace(/\u200d/g, ''))) {
    return { ok: false, problem: 'control characters' };
  }
  return { ok: true, name: tidy };
}

const emailSchema = z.email().max(254);

/** An e-mail in the form in which it is compared: trimmed, lower-cased without regard to language. */
export function tidyEmail(email: string): string | undefined {
  const read = emailSchema.safeParse(email.trim().toLowerCase());
  return read.success ? read.data : undefined;
}
