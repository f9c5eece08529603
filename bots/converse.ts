import type { Incoming } from '../core/chat/input.js';
import { type Reply, receive } from '../core/chat/receive.js';
import type { Deps } from '../core/chat/turn.js';
import type { Log } from '../core/jobs/loop.js';
import { conversationKey } from '../core/store/store.js';
import type { Platform } from './platform.js';

/** `wake` is called when a turn queued notices; `reachable` when a person who could not be written to is back. */
export type Wiring = Deps & { log: Log; wake: () => void; unreachable: Set<string> };

/** What a platform's inputs go through: decide, store, then show the answer and keep its receipt. */
export function converse(
  wiring: Wiring,
  platform: Platform,
): (incoming: Incoming) => Promise<void> {
  const traits = { ...platform.limits, invite: (link: string) => platform.invite(link) };
  return async (incoming) => {
    await welcomeBack(wiring, incoming);
    const reply = await receive(wiring, traits, incoming);
    if (reply === undefined) return;
    if (reply.notified) wiring.wake();
    await answer(wiring, platform, incoming, reply);
  };
}

/** What waited for somebody who had blocked the bot is due again once they write. */
async function welcomeBack(
  { unreachable, store, clock, wake }: Wiring,
  incoming: Incoming,
): Promise<void> {
  const key = conversationKey(incoming.chat);
  if (!unreachable.delete(key)) return;
  await store.outbox.revive(key, clock());
  wake();
}

async function answer(
  wiring: Wiring,
  platform: Platform,
  incoming: Incoming,
  reply: Reply,
): Promise<void> {
  const { chat, update } = incoming;
  const erased = reply.erase === undefined ? undefined : await platform.erase(chat, reply.erase);
  const screen = await reply.screen(erased);
  const receipt = await platform.show(
    { chat, update, ...(reply.over === undefined ? {} : { over: reply.over }) },
    screen,
  );
  switch (receipt.is) {
    case 'shown':
      return reply.shown(receipt.message);
    case 'unreachable':
      wiring.unreachable.add(conversationKey(chat));
      return;
    case 'later':
    case 'failed':
      // The step is stored; the person's next press shows it.
      wiring.log.warn({ platform: platform.name, why: receipt.why }, 'an answer was not shown');
      return;
    default:
      return receipt satisfies never;
  }
}
