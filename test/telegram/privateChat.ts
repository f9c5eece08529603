import { afterEach, beforeEach, expect } from 'vitest';
import type { Chat } from '../../core/domain/deeds.js';
import type { Person, ShownMessage, Telegram } from '../standins/telegram/index.js';
import { choice, type Stage, said, screen, stage } from './help.js';

/** A private chat with someone who has written to the bot, new for every test of a file. */
export type PrivateChat = {
  bot: Stage['bot'];
  telegram: Telegram;
  logged: Stage['logged'];
  ada: Person;
  chat: Chat;
  /** `from to to` for every group that the bot was told has moved. */
  moved: string[];
  /** Shows a screen, which must succeed, and gives the id of the message with its buttons. */
  shown: (...args: Parameters<Stage['bot']['show']>) => Promise<number>;
  at: (id: number) => ShownMessage;
  labels: (id: number) => string[];
  ofBot: () => ShownMessage[];
};

export function privateChat(): () => PrivateChat {
  let now: { chat: PrivateChat; stop: Stage['stop'] } | undefined;
  const current = () => {
    if (now === undefined) throw new Error('no test runs');
    return now.chat;
  };
  beforeEach(async () => {
    now = await open();
  });
  afterEach(async () => {
    expect(now?.chat.telegram.violations()).toEqual([]);
    await now?.stop();
  });
  return current;
}

async function open() {
  const moved: string[] = [];
  const here = await stage({ onMigrated: (from, to) => moved.push(`${from} to ${to}`) });
  const { bot, telegram, logged, stop } = here;
  const ada = telegram.user();
  ada.says('hello');
  await telegram.settled();
  const at = (id: number) => telegram.message({ chatId: ada.id, id });
  const chat: PrivateChat = {
    ...{ bot, telegram, logged, ada, moved, at },
    chat: { platform: 'telegram', user: String(ada.id), chat: String(ada.id) },
    shown: async (target, what) => {
      const receipt = await bot.show(target, what);
      if (receipt.is !== 'shown') throw new Error(JSON.stringify(receipt));
      return Number(receipt.message);
    },
    labels: (id) =>
      at(id)
        .buttons.flat()
        .map(({ label }) => label),
    ofBot: () => telegram.messages(ada.id).filter(({ fromBot }) => fromBot),
  };
  return { chat, stop };
}

export function payment() {
  return screen({
    image: { qr: 'bitcoin:bc1qexample?amount=0.0012', alt: said('BTC on Bitcoin: 0.0012') },
    rows: [[choice('paid')]],
  });
}
