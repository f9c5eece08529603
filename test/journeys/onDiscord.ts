import { type Discord, messageIn, modalIn } from '../standins/discord/discord.js';
import type { SeenControl, SeenMessage } from '../standins/discord/seen.js';
import type { Answer, DiscordUser } from '../standins/discord/user.js';
import { type Button, buttonOf, isNamed, patience, type Renter, type Seen } from './renter.js';

/** A renter, and who that is on Discord. */
export type DiscordRenter = Renter & { user: DiscordUser };

/** Somebody on Discord: in the guild's channel, or with `in: 'dm'` in the direct chat with the bot. */
export function onDiscord(
  discord: Discord,
  user: DiscordUser,
  where: { in?: 'dm' } = {},
): DiscordRenter {
  const channel = where.in === 'dm' ? user.dm : discord.channel;
  return {
    user,
    command: async (name, words = '') => {
      const values = words === '' ? {} : { reference: words };
      return seenIn(discord, user, await user.command(name, values, where));
    },
    says: (words) => afterWords(discord, user, words),
    told: async (words) => {
      const message = await discord.until(
        `"${words}" in the direct chat`,
        async () => (await discord.messages(user.dm, user)).findLast(isBot(discord, words)) ?? null,
        patience,
      );
      return seen(discord, user, [message]);
    },
    reads: async () => {
      const all = [
        ...(await discord.messages(channel, user)),
        ...(await discord.messages(user.dm)),
      ];
      return all.map(wordsOf).join('\n\n');
    },
  };
}

function isBot(discord: Discord, words: string) {
  return (message: SeenMessage) =>
    message.author === discord.bot && wordsOf(message).includes(words);
}

/** The words as Discord's program shows them: without the marks, and without the strokes that escape. */
function wordsOf({ content, embeds }: SeenMessage): string {
  return [content, ...embeds.map((embed) => String(embed['description'] ?? ''))]
    .join('')
    .replaceAll(/(?<!\\)(\*\*|`+)/g, '')
    .replaceAll(/\\(?=[^\w\s])/g, '');
}

/** What is typed in the direct chat is answered with a new message there. */
async function afterWords(discord: Discord, user: DiscordUser, words: string): Promise<Seen> {
  const said = await user.says(words, { in: 'dm' });
  const answer = await discord.until(
    `an answer to ${words.slice(0, 60)}`,
    async () => {
      const all = await discord.messages(user.dm);
      const after = all.slice(all.findIndex(({ id }) => id === said.id) + 1);
      return after.find(isBot(discord, '')) ?? null;
    },
    patience,
  );
  await discord.settled();
  return seen(discord, user, [answer]);
}

async function seenIn(discord: Discord, user: DiscordUser, answer: Answer): Promise<Seen> {
  return seen(discord, user, [messageIn(answer)]);
}

function seen(discord: Discord, user: DiscordUser, messages: readonly SeenMessage[]): Seen {
  const screen = {
    text: messages.map(wordsOf).join('\n\n'),
    buttons: messages.flatMap(({ rows }) => rows.flat()).flatMap(buttonsOf),
  };
  const files = messages.flatMap((message) => message.files);
  const text = files.find(({ name }) => name.endsWith('.txt'));
  return {
    ...screen,
    picture: files.find(({ name }) => name.endsWith('.png'))?.bytes,
    file: text && { name: text.name, text: text.bytes.toString() },
    press: async (id) =>
      seenIn(discord, user, await pressed(user, messages, buttonOf(screen, id).id)),
    fill: async (values) => {
      const fill = buttonOf(screen, 'fill').id;
      const modal = modalIn(await pressed(user, messages, fill));
      return seenIn(discord, user, await user.submits(modal, values));
    },
  };
}

/** `tap:gpu:7:3` is `gpu.7.3`, and `link:go.rent` is `go.rent`; an option of a select is a button too. */
function plain(id: string): string {
  return id
    .replace(/^(tap|link):/, '')
    .split(':')
    .map(decodeURIComponent)
    .join('.');
}

function buttonsOf(control: SeenControl): Button[] {
  if (control.kind === 'select') {
    return control.options.map(({ label, value }) => ({ id: plain(value), label }));
  }
  const { customId, label, url } = control;
  return [{ id: plain(customId ?? ''), label, opens: url ?? undefined }];
}

async function pressed(
  user: DiscordUser,
  messages: readonly SeenMessage[],
  wanted: string,
): Promise<Answer> {
  for (const message of messages) {
    for (const control of message.rows.flat()) {
      if (control.kind === 'button' && control.customId !== null) {
        if (isNamed(plain(control.customId), wanted))
          return user.presses(message, control.customId);
      }
      if (control.kind !== 'select') continue;
      const option = control.options.find(({ value }) => isNamed(plain(value), wanted));
      if (option !== undefined) return user.selects(message, control.customId, option.value);
    }
  }
  throw new Error(`no control ${wanted}`);
}
