import { z } from 'zod';
import { badRequest, done } from '../answer.js';
import { characters, limits } from '../limits.js';
import { type Method, method, optionalText } from './method.js';

/** https://core.telegram.org/bots/api#answercallbackquery */
const answerCallbackQuery = method(
  { callback_query_id: z.string(), text: optionalText, show_alert: z.boolean().optional() },
  (p, world) => {
    const press = world.presses.get(p.callback_query_id);
    if (press === undefined || world.now() - press.date >= limits.pressSeconds) return tooOld;
    const text = p.text ?? '';
    if (characters(text) > limits.callbackAnswerCharacters) return badRequest('MESSAGE_TOO_LONG');
    press.answer = { text, alert: p.show_alert === true };
    world.signal.changed(press.message.chat.id);
    return done(true);
  },
);

const tooOld = badRequest('query is too old and response timeout expired or query ID is invalid');

export const presses = { answerCallbackQuery } satisfies Record<string, Method>;
