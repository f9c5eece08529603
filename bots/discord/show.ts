import type { REST } from 'discord.js';
import type { Screen } from '../../core/chat/view.js';
import type { Platform, Receipt, Target } from '../platform.js';
import { answer, followUp } from './answer.js';
import { type DirectChats, tell } from './direct.js';
import { code, hasCode, receiptOf } from './errors.js';
import type { Log } from './log.js';
import { messagesOf, type Outgoing } from './message.js';
import type { Press, Presses } from './press.js';
import { logRefused } from './promise.js';

export type Showing = {
  rest: REST;
  presses: Presses;
  chats: DirectChats;
  log: Log;
  sent: (channel: string, message: string) => void;
};

/** Shows a screen as the answer to a press, or else in the person's direct chat; never where others read along. */
export function shower(showing: Showing): Platform['show'] {
  return async (target, screen) => {
    const messages = await messagesOf(screen);
    try {
      const press = showing.presses.find(target.update);
      if (press === undefined) return await direct(showing, target, messages);
      return await answered(showing, press, target, screen, messages);
    } catch (error) {
      return receiptOf(error);
    }
  };
}

async function answered(
  showing: Showing,
  press: Press,
  target: Target,
  screen: Screen,
  messages: readonly Outgoing[],
): Promise<Receipt> {
  try {
    return await answer(showing.rest, press, target, screen, messages);
  } catch (error) {
    const late = hasCode(error, code.unknownInteraction, code.unknownWebhook, code.invalidToken);
    if (!late && !hasCode(error, code.alreadyAcknowledged)) throw error;
    logRefused(press, error, showing.log);
    // In the direct chat the bot may also write without the press; a guild has no other private place.
    return late && press.place === 'private' ? direct(showing, target, messages) : receiptOf(error);
  }
}

/**
 * Writes to the direct chat: what the shop says on its own, and answers in that chat. What was asked for in a guild
 * is never sent there instead, for nobody asked for that. When the person has closed it, what they did last in this channel may still take a
 * word that only they see; it lives 15 minutes.
 */
async function direct(
  showing: Showing,
  target: Target,
  messages: readonly Outgoing[],
): Promise<Receipt> {
  try {
    const home = await showing.chats.of(target.chat.user);
    if (target.update !== undefined && target.chat.chat !== home) {
      return { is: 'failed', why: 'the press in the guild can no longer be answered' };
    }
    const message = await tell(showing.rest, home, target, messages);
    showing.sent(home, message);
    return { is: 'shown', message };
  } catch (error) {
    const press = showing.presses.latest(target.chat);
    const closed = hasCode(error, code.closed, code.noMutualGuild);
    if (!closed || press === undefined || press.answered === 'not') throw error;
    return whispered(showing, press, messages, error);
  }
}

/** `closed` is why the direct chat did not take it; that stands when Discord finds the press too old. */
async function whispered(
  { rest }: Showing,
  press: Press,
  messages: readonly Outgoing[],
  closed: unknown,
): Promise<Receipt> {
  try {
    let message = '';
    for (const one of messages) message = await followUp(rest, press, one);
    return { is: 'shown', message };
  } catch (error) {
    throw hasCode(error, code.invalidToken, code.unknownWebhook) ? closed : error;
  }
}
