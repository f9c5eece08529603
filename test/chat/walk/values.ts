import type { Text } from '../../../core/chat/phrase.js';
import type { Screen } from '../../../core/chat/view.js';
import type { Books } from './books.js';
import { password, type World } from './world.js';

/** What people type when they mean nothing that fits. */
export const nonsense = [
  '',
  ' ',
  '7',
  '7 days',
  '2 loten',
  'iki',
  'B200',
  'rtx 4090',
  'Menü',
  'terug',
  'PyTorch',
  '<b>&amp;</b> *_[x](y) `code`',
  '\u0000\u202Egnp.exe',
  '\uD83D',
  'İIıi şŞ ğ',
  '👩‍💻'.repeat(40),
  'x'.repeat(5000),
  '{"shape":1}',
  '-1',
  '999999999999',
] as const;

function keysOf(text: Text): string[] {
  if ('lines' in text) return text.lines.flatMap(keysOf);
  if (!('key' in text)) return [];
  const inner = Object.values(text.params).filter((value) => typeof value === 'object');
  return [text.key, ...inner.flatMap((value) => ('moment' in value ? [] : keysOf(value)))];
}

/** The keys of all texts of a screen, those inside others too. */
export function textKeys({ view }: Screen): string[] {
  return view.text.flatMap(keysOf);
}

/** The labels of the fields that a screen asks for: those of its form, or the question of the moment. */
export function askedFor(screen: Screen): { id: string; label: string }[] {
  const { form } = screen.view;
  if (form !== undefined)
    return form.fields.map(({ id, label }) => ({ id, label: keysOf(label)[0] ?? '' }));
  const keys = textKeys(screen);
  const at = keys.indexOf('form.question');
  return at < 0 ? [] : [{ id: '', label: keys[at + 1] ?? '' }];
}

/** What somebody who means it writes into the field with this label; `sly` gets some of it wrong. */
export function answerFor(label: string, world: World, books: Books, sly: boolean): string {
  const { random } = world;
  if (sly && random.below(2) === 0) return fitting(label) ? random.oneOf(nonsense) : '';
  const mark = random.below(2 ** 30).toString(36);
  switch (label) {
    case 'account.firstName':
      return `Zoë <i>${mark}`;
    case 'account.lastName':
      return `de_Vries*${mark}`;
    case 'account.email':
      return random.below(3) === 0
        ? `${mark}@new.example`
        : random.oneOf(books.accounts.map(({ email }) => email));
    case 'account.password':
      return sly ? secret(world, `not the password of ${mark}`) : password;
    case 'account.newPassword':
      return secret(world, `a long pass phrase ${mark}`);
    case 'handover.label':
      return secret(world, `host 10.0.0.1\nkey ${mark}${mark}${mark}`);
    default:
      return `<b>${label} & ${mark} ${'words '.repeat(random.below(30))}`;
  }
}

/** Nonsense may be kept where it is plain text; a secret must be known, to be looked for afterwards. */
function fitting(label: string): boolean {
  return !['account.password', 'account.newPassword', 'handover.label'].includes(label);
}

function secret(world: World, typed: string): string {
  world.secrets.add(typed);
  return typed;
}
