import type { Platform } from '../platform.js';
import type { Log } from './log.js';
import { type Message, messageStore } from './messages.js';
import { screens } from './screens.js';
import { type Answer, type Said, turns } from './turns.js';

export type WebPlatform = Platform & {
  say: (said: Said) => Promise<Answer>;
  open: () => boolean;
  /** Everything in a chat that changed after a mark, and the mark to ask from next time. */
  since: (as: string, after: number) => { messages: Message[]; cursor: number };
  changed: (as: string, ms: number) => Promise<void>;
};

type Options = { log: Log; startedAt: number; origin: () => string };

/**
 * The playground as a chat platform. `startedAt` is the clock in ms; `origin` is where the page is, such as
 * `http://localhost:3000`. Messages live in memory: after a restart the core paints the current step again.
 */
export function webPlatform({ log, startedAt, origin }: Options): WebPlatform {
  const store = messageStore(startedAt);
  const turn = turns(store, log);
  return {
    name: 'web',
    limits: { forms: true, ephemeral: true, typedSecretsStay: false, text: 100_000, label: 200 },
    listen: async (hear) => {
      turn.open(hear);
      return async () => {
        turn.close();
        store.release();
        await turn.idle();
      };
    },
    ...screens(store),
    invite: (link) => `${origin()}/#${link}`,
    say: turn.say,
    open: turn.isOpen,
    since: (as, after) => ({ messages: store.since(as, after), cursor: store.mark() }),
    changed: (as, ms) => (turn.isOpen() ? store.changed(as, ms) : Promise.resolve()),
  };
}
