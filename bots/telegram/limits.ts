import type { Limits } from '../platform.js';

/** What the Bot API takes. Characters are code points, counted after the markup is parsed. */
export const telegramLimits = {
  /** sendMessage, `text`. */
  textCharacters: 4096,
  /** sendPhoto, `caption`. */
  captionCharacters: 1024,
  /** The raw text, markup included, is refused beyond this. */
  rawBytes: 32_768,
  /** InlineKeyboardButton, `callback_data`. */
  dataBytes: 64,
  /** CopyTextButton, `text`. */
  copyCharacters: 256,
  /** A button's label; a phone shows about 24 of them. */
  labelCharacters: 64,
  rowButtons: 8,
  keyboardButtons: 100,
  /** The parameter of a deep link, `start`. */
  startCharacters: 64,
  /** getFile serves nothing larger. */
  downloadBytes: 20 * 1024 * 1024,
} as const;

/** Telegram has no forms and shows nothing in a group to one person alone. */
export const limits: Limits = {
  forms: false,
  ephemeral: false,
  typedSecretsStay: true,
  text: telegramLimits.textCharacters,
  label: telegramLimits.labelCharacters,
};
