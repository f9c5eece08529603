import type { Message, openShop } from '../shop.js';
import { buttonOf, patience, type Renter, type Seen } from './renter.js';

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'say' | 'inbox'>;

/** Somebody on the page of the playground. */
export function onWeb(shop: Shop, as: string, locale: string): Renter {
  return {
    command: async (name, words = '') =>
      seen(shop, as, locale, await shop.say(as, locale, { text: `/${name} ${words}`.trim() })),
    says: async (words) => seen(shop, as, locale, await shop.say(as, locale, { text: words })),
    told: async (words) => {
      const end = Date.now() + patience;
      for (;;) {
        const { messages } = await shop.inbox(as);
        const found = messages.findLast(({ text }) => text.includes(words));
        if (found !== undefined) return seen(shop, as, locale, [found]);
        if (Date.now() > end) throw new Error(`nobody said "${words}"`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    reads: async () => (await shop.inbox(as)).messages.map(({ text }) => text).join('\n\n'),
  };
}

function seen(shop: Shop, as: string, locale: string, messages: readonly Message[]): Seen {
  const screen = {
    text: messages.map(({ text }) => text).join('\n\n'),
    buttons: messages
      .flatMap(({ choices }) => choices.flat())
      .map(({ id, label, open, copy }) => ({ id, label, opens: open, copies: copy })),
  };
  const file = messages.find((message) => message.file !== undefined)?.file;
  const image = messages.find((message) => message.image !== undefined)?.image;
  return {
    ...screen,
    picture: image === undefined ? undefined : Buffer.from(image.split(',')[1] ?? '', 'base64'),
    file: file && { name: file.name, text: Buffer.from(file.base64, 'base64').toString() },
    press: async (id) =>
      seen(shop, as, locale, await shop.say(as, locale, { tap: buttonOf(screen, id).id })),
    fill: async (form) => seen(shop, as, locale, await shop.say(as, locale, { form })),
  };
}
