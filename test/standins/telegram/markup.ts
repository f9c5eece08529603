import { z } from 'zod';
import { badRequest, type Refusal } from './answer.js';
import { bytes, characters, limits } from './limits.js';

const buttonShape = z.object({
  text: z.string(),
  url: z.string().optional(),
  callback_data: z.string().optional(),
  copy_text: z.object({ text: z.string() }).optional(),
});

const keyboardShape = z.object({
  inline_keyboard: z.array(z.array(z.looseObject(buttonShape.shape))),
});

type Button = z.infer<typeof keyboardShape>['inline_keyboard'][number][number];

/** An inline button as a test sees it. */
export interface ShownButton {
  readonly label: string;
  readonly data: string | undefined;
  readonly url: string | undefined;
  readonly copies: string | undefined;
}

/** The rows of an inline keyboard; none for any other markup. */
export function rowsOf(markup: unknown): readonly (readonly ShownButton[])[] {
  const parsed = keyboardShape.safeParse(markup);
  if (!parsed.success) return [];
  return parsed.data.inline_keyboard.map((row) => row.map(shown));
}

function shown(button: Button): ShownButton {
  return {
    label: button.text,
    data: button.callback_data,
    url: button.url,
    copies: button.copy_text?.text,
  };
}

/** What Telegram refuses in a keyboard (https://core.telegram.org/bots/api#inlinekeyboardbutton). */
export function keyboardProblem(markup: unknown): Refusal | undefined {
  const parsed = keyboardShape.safeParse(markup);
  if (!parsed.success) return undefined;
  const buttons = parsed.data.inline_keyboard.flat();
  if (buttons.length > limits.keyboardButtons) return badRequest('reply markup is too long');
  return buttons.map(buttonProblem).find((problem) => problem !== undefined);
}

function buttonProblem(button: Button): Refusal | undefined {
  const { text, callback_data, copy_text, url, ...rest } = button;
  const { style: _style, icon_custom_emoji_id: _icon, ...others } = rest;
  const actions = [callback_data, copy_text, url, ...Object.values(others)];
  const chosen = actions.filter((action) => action !== undefined).length;
  if (chosen !== 1) return chosen === 0 ? textOnly : badRequest('BUTTON_TYPE_INVALID');
  if (text === '') return badRequest('BUTTON_INVALID');
  if (callback_data !== undefined && !within(bytes(callback_data), limits.callbackDataBytes)) {
    return badRequest('BUTTON_DATA_INVALID');
  }
  if (copy_text && !within(characters(copy_text.text), limits.copyTextCharacters)) {
    return badRequest('BUTTON_COPY_TEXT_INVALID');
  }
  return url === undefined || isReachable(url)
    ? undefined
    : badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
}

/** Recorded: https://github.com/kotlin-telegram-bot/kotlin-telegram-bot/issues/113 */
const textOnly = badRequest(
  "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
);

function within(length: number, most: number): boolean {
  return length >= 1 && length <= most;
}

/** HTTP or tg:// (#inlinekeyboardbutton, `url`); a host without a dot is not one, so not localhost. */
function isReachable(url: string): boolean {
  return /^(https?:\/\/)?[^\s/:]+\.[^\s/]+/i.test(url) || /^(tg|ton):\/\/\S+/i.test(url);
}
