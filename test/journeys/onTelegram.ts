import type { Person, ShownMessage, Telegram } from '../standins/telegram/index.js';
import { buttonOf, isNamed, patience, type Renter, type Seen } from './renter.js';

/** A renter, and who that is on Telegram. */
export type TelegramRenter = Renter & { person: Person };

/** Somebody in the private chat with the bot on Telegram. */
export function onTelegram(telegram: Telegram, person: Person): TelegramRenter {
  const acts = (act: () => unknown) => seenAfter(telegram, person, act);
  return {
    person,
    command: (name, words = '') => acts(() => person.says(`/${name} ${words}`.trim())),
    says: (words) => acts(() => person.says(words)),
    told: async (words) => {
      const message = await telegram.until(
        () => ofBot(telegram, person).findLast(({ text }) => text.includes(words)),
        `"${words}" in: ${ofBot(telegram, person).at(-1)?.text}`,
        patience,
      );
      return seen(telegram, person, [message]);
    },
    reads: async () => ofBot(telegram, person).map(wordsOf).join('\n\n'),
  };
}

function ofBot(telegram: Telegram, { id }: Person): ShownMessage[] {
  return telegram.messages(id).filter(({ fromBot, deleted }) => fromBot && !deleted);
}

function wordsOf({ text, caption }: ShownMessage): string {
  return text === '' ? caption : text;
}

const showing = ['sendMessage', 'sendPhoto', 'sendDocument', 'editMessageText'];

/** Does something and waits until the bot has done what it does about it. */
async function seenAfter(telegram: Telegram, person: Person, act: () => unknown): Promise<Seen> {
  const before = telegram.requests().length;
  act();
  // An update is confirmed once its answer is shown, so nothing else has to be waited for.
  await telegram.settled(person.id, patience, 0);
  const shown = telegram
    .requests()
    .slice(before)
    .filter(({ method, params }) => showing.includes(method) && params.chat_id === person.id);
  const ids = shown.map(({ params, answer }) => messageId(params) ?? messageId(answer));
  const messages = ofBot(telegram, person).filter(({ id }) => ids.includes(id));
  if (messages.length === 0) throw new Error(`nothing was shown: ${JSON.stringify(shown)}`);
  return seen(telegram, person, messages);
}

function messageId(value: object): number | undefined {
  if ('message_id' in value && typeof value.message_id === 'number') return value.message_id;
  const { result } = { result: undefined, ...value };
  return typeof result === 'object' && result !== null ? messageId(result) : undefined;
}

function seen(telegram: Telegram, person: Person, messages: readonly ShownMessage[]): Seen {
  const screen = {
    text: messages.map(wordsOf).join('\n\n'),
    buttons: messages.flatMap(({ buttons }) => buttons.flat()).map(buttonSeen),
  };
  const document = messages.find((message) => message.document !== undefined)?.document;
  return {
    ...screen,
    picture: messages.find(({ photo }) => photo !== undefined)?.photo,
    file: document && { name: document.name, text: document.bytes.toString() },
    press: (id) =>
      seenAfter(telegram, person, () => pressed(person, messages, buttonOf(screen, id).id)),
    fill: (values) => answered(telegram, person, values),
  };
}

function buttonSeen({ data, label, url, copies }: ShownMessage['buttons'][number][number]) {
  return { id: plain(data ?? ''), label, opens: url, copies };
}

/** The bot writes some letters of its callback data as `%63`. */
function plain(data: string): string {
  return data.replaceAll(/%([0-9a-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function pressed(person: Person, messages: readonly ShownMessage[], id: string) {
  for (const message of messages) {
    const datas = message.buttons.flat().flatMap(({ data }) => data ?? []);
    const data = datas.find((each) => isNamed(plain(each), id));
    if (data !== undefined) return person.presses(message, data);
  }
  throw new Error(`no message has ${id}`);
}

/** Telegram has no forms: each value is typed when it is asked for. */
async function answered(
  telegram: Telegram,
  person: Person,
  values: Readonly<Record<string, string>>,
): Promise<Seen> {
  let last: Seen | undefined;
  for (const value of Object.values(values)) {
    last = await seenAfter(telegram, person, () => person.says(value));
  }
  if (last === undefined) throw new Error('a form has fields');
  return last;
}
