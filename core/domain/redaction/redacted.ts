declare const redacted: unique symbol;

/** Words of a person, with the secrets already taken out. Only `redact` makes them. */
export type Redacted = string & { readonly [redacted]: true };
