import { find } from './dom.js';
import { keepTyped } from './form.js';
import { articleOf } from './message.js';
import { changes, say } from './shop.js';
import { language, word } from './words.js';

/**
 * @typedef {import('./shop.js').Message} Message
 * @typedef {import('./shop.js').Input} Input
 */

/** Seconds that a poll waits for something new, and ms before the next one after a failure. */
const patience = 20;
const pause = 1000;

/** One chat: its messages, how they come, and what the person does. */
export class Pane {
  /** @param {HTMLElement} root @param {string} greeting what is said where a chat is still empty */
  constructor(root, greeting) {
    this.root = root;
    this.greeting = greeting;
    this.log = find(root, '.log');
    this.offline = find(root, '.offline');
    this.as = '';
    this.cursor = 0;
    /** @type {Map<string, { message: Message, painted: string }>} */
    this.messages = new Map();
    this.poll = new AbortController();
  }

  /** Shows the chat of another person. @param {string} as */
  async open(as) {
    this.poll.abort();
    this.poll = new AbortController();
    this.as = as;
    this.cursor = 0;
    this.messages.clear();
    this.log.replaceChildren();
    await this.listen(this.poll.signal);
  }

  /** @param {AbortSignal} signal */
  async listen(signal) {
    for (let wait = 0; !signal.aborted; ) {
      try {
        const { messages, cursor } = await changes(this.as, this.cursor, wait, signal);
        if (signal.aborted) return;
        this.online(true);
        this.cursor = cursor;
        this.paint(messages);
        if (wait === 0 && this.messages.size === 0) void this.send({ text: this.greeting });
        wait = patience;
      } catch {
        if (signal.aborted) return;
        this.online(false);
        // The next answer only has to say that the shop is back.
        wait = 0;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** @param {boolean} connected */
  online(connected) {
    if (this.offline.hidden === connected) return;
    this.offline.hidden = connected;
    this.offline.textContent = connected ? '' : word('offline');
  }

  /**
   * Sends an input; what it was done with rests until the answer is there.
   * @param {Input} input
   * @param {HTMLElement} [from]
   * @returns {Promise<boolean>} whether it was sent
   */
  async send(input, from) {
    const as = this.as;
    const article = from?.closest('article');
    if (article?.inert === true) return false;
    article?.toggleAttribute('inert', true);
    try {
      const messages = await say(as, language, input);
      if (as !== this.as) return true;
      this.paint(messages);
      this.attend(messages, from !== undefined);
      return true;
    } catch {
      find(document, '#status').textContent = word('failed');
      this.warn();
      return false;
    } finally {
      article?.toggleAttribute('inert', false);
    }
  }

  /** Says for a while that something was not sent. */
  warn() {
    this.offline.hidden = false;
    this.offline.textContent = word('failed');
    setTimeout(() => this.online(true), 4000);
  }

  /** @param {Message[]} changed */
  paint(changed) {
    for (const message of changed) {
      const held = this.messages.get(message.id);
      if (held === undefined || held.message.changed <= message.changed) {
        this.messages.set(message.id, { message, painted: held?.painted ?? '' });
      }
    }
    const live = this.live();
    const sorted = [...this.messages.values()].sort(
      (one, other) => Number(one.message.id) - Number(other.message.id),
    );
    for (const held of sorted) this.paintOne(held, held.message.id === live);
    if (changed.length > 0) this.follow(changed);
  }

  /** The message where the conversation is: the last one the shop answered with. */
  live() {
    const answers = [...this.messages.values()]
      .map(({ message }) => message)
      .filter((message) => message.from === 'shop' && !message.alone);
    return answers.sort((one, other) => one.changed - other.changed).at(-1)?.id;
  }

  /** @param {{ message: Message, painted: string }} held @param {boolean} live */
  paintOne(held, live) {
    const { message } = held;
    const painted = JSON.stringify([message, live]);
    if (held.painted === painted) return;
    held.painted = painted;
    const article = articleOf(message, live, (input, from) => void this.send(input, from));
    const before = this.articleOf(message.id);
    if (before === undefined) return this.insert(article, message.id);
    const focused = before.contains(document.activeElement);
    keepTyped(before, article);
    before.replaceWith(article);
    if (focused) article.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} article @param {string} id */
  insert(article, id) {
    const next = [...this.log.children].find(
      (one) => one instanceof HTMLElement && Number(one.dataset['id']) > Number(id),
    );
    this.log.insertBefore(article, next ?? null);
  }

  /** @param {string} id @returns {HTMLElement | undefined} */
  articleOf(id) {
    const found = this.log.querySelector(`[data-id="${id}"]`);
    return found instanceof HTMLElement ? found : undefined;
  }

  /** Brings the newest change into sight, its beginning first. @param {Message[]} changed */
  follow(changed) {
    const last = changed.at(-1);
    const article = last === undefined ? undefined : this.articleOf(last.id);
    if (article === undefined) return;
    const room = this.log.clientHeight - 24;
    const end = article.offsetTop + article.offsetHeight - room;
    this.log.scrollTop = article.offsetHeight > room ? article.offsetTop - 12 : end + 12;
  }

  /**
   * After a press the reader goes on at the message that answered; who types stays at the keyboard.
   * @param {Message[]} answers
   * @param {boolean} pressed
   */
  attend(answers, pressed) {
    const last = answers.at(-1);
    if (pressed && last !== undefined) this.articleOf(last.id)?.focus({ preventScroll: true });
  }
}
