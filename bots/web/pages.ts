import type { Text } from '../../core/chat/phrase.js';
import type { Form, View } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';

/**
 * The hosted payment page, by the unguessable id of an instruction. `look` gives the same view that a chat shows
 * for it, or nothing for an id of none. `report` records "I have paid" and gives the view after it; a second
 * report changes nothing. The page shows texts, picture, file, copy and open buttons, and one button for a
 * `report` link; other links and choices need a chat and are left out.
 */
export type PaymentPage = {
  look: (intent: string, locale: Locale) => Promise<View | undefined>;
  report: (intent: string, locale: Locale) => Promise<View | undefined>;
};

/** What a one-time page asks: what it is for, in words, and its fields. */
export type SignInSheet = { text: readonly Text[]; form: Form };

/**
 * What became of a sign-in. `done`: the short code to type into the chat that asked. `refused`: why, and the
 * sheet again. `gone`: the link was used or has expired.
 */
export type SignInOutcome =
  | { is: 'done'; code: string; text: readonly Text[] }
  | { is: 'refused'; why: Text; sheet: SignInSheet }
  | { is: 'gone' };

/**
 * The one-time sign-in page. `look` spends nothing, because chats fetch links for previews. `finish` gets the
 * fields as they were typed; passwords go no further than the hash or the comparison behind this port.
 */
export type SignInPage = {
  look: (token: string, locale: Locale) => Promise<SignInSheet | undefined>;
  finish: (
    token: string,
    values: Readonly<Record<string, string>>,
    locale: Locale,
  ) => Promise<SignInOutcome>;
};
