import type { Screen } from '../../core/chat/view.js';
import type { Chat } from '../../core/domain/deeds.js';
import type { Platform, Receipt, Target } from '../platform.js';
import type { MessageStore } from './messages.js';

/** How screens come into a web chat, and how a person's own words leave it. */
export function screens(store: MessageStore): Pick<Platform, 'show' | 'erase'> {
  return {
    show: async (target: Target, screen: Screen): Promise<Receipt> => {
      const mark = store.next();
      const id = target.over !== undefined && isId(target.over) ? target.over : String(mark);
      const alone = target.over === undefined && target.update === undefined;
      store.put(target.chat.user, { id, changed: mark, from: 'shop', alone, screen });
      return { is: 'shown', message: id };
    },
    erase: async (chat: Chat, message: string): Promise<boolean> => {
      if (store.find(chat.user, message) === undefined) return false;
      store.put(chat.user, { id: message, changed: store.next(), from: 'erased' });
      return true;
    },
  };
}

function isId(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
