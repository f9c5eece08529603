/** What a finding is; also the word in its placeholder: `[token 1]`. */
export const kinds = [
  'token',
  'password',
  'private key',
  'wallet key',
  'seed phrase',
  'cookie',
  'e-mail',
  'phone',
  'IBAN',
  'card',
  'national id',
  'IP',
  'user',
] as const;

export type Kind = (typeof kinds)[number];

/** A stretch of a text that must go: from `start` up to `end`, in UTF-16 units. */
export type Finding = { kind: Kind; start: number; end: number };

/** Placeholders already in a text. They stay, and nothing in them is looked at again. */
export const placeholder = new RegExp(`\\[(${kinds.join('|')}) (\\d{1,6})\\]`, 'g');
