import { digits, lower, type Random } from './random.js';

type Maker = (random: Random) => string;

function withCheck(body: string, check: (digits: string) => number): string {
  return body + String(check(body));
}

function luhn(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function grouped(text: string, size: number, mark: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(mark);
}

export function card(random: Random): string {
  const body = random.pick(['4', '51', '52', '55', '37']);
  const length = body === '37' ? 14 : 15;
  const number = withCheck(body + random.letters(digits, length - body.length), luhn);
  return body === '37'
    ? number
    : random.pick([number, grouped(number, 4, ' '), grouped(number, 4, '-')]);
}

export function iban(random: Random): string {
  const [country, bank, length] = random.pick([
    ['NL', random.pick(['INGB', 'RABO', 'TRIO', 'BUNQ']), 10],
    ['DE', '', 18],
    ['TR', '', 22],
    ['BE', '', 12],
    ['FR', '', 23],
    ['GB', 'NWBK', 14],
  ] as const);
  const rest = bank + random.letters(digits, length);
  const numbers = [...`${rest}${country}00`].map((one) => Number.parseInt(one, 36)).join('');
  const check = String(98n - (BigInt(numbers) % 97n)).padStart(2, '0');
  const whole = `${country}${check}${rest}`;
  return random.pick([whole, grouped(whole, 4, ' ')]);
}

export function bsn(random: Random): string {
  for (;;) {
    const body = `${1 + random.below(9)}${random.letters(digits, 7)}`;
    const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
    if (sum % 11 < 10) return body + String(sum % 11);
  }
}

export function tckn(random: Random): string {
  const body = `${1 + random.below(9)}${random.letters(digits, 8)}`;
  const at = (index: number) => Number(body[index]);
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${body}${tenth}${(odd + even + tenth) % 10}`;
}

const phones: readonly Maker[] = [
  (r) => `+31 6 ${r.letters(digits, 4)} ${r.letters(digits, 4)}`,
  (r) => `+316${r.letters(digits, 8)}`,
  (r) => `06-${r.letters(digits, 8)}`,
  (r) => `06 ${grouped(r.letters(digits, 8), 2, ' ')}`,
  (r) => `0031 6 ${r.letters(digits, 8)}`,
  (r) =>
    `+90 5${r.letters(digits, 2)} ${r.letters(digits, 3)} ${r.letters(digits, 2)} ${r.letters(digits, 2)}`,
  (r) => `05${r.letters(digits, 2)} ${r.letters(digits, 3)} ${r.letters(digits, 4)}`,
  (r) => `+49 151 ${r.letters(digits, 8)}`,
  (r) => `0176 ${r.letters(digits, 8)}`,
  (r) => `+33 6 ${grouped(r.letters(digits, 8), 2, ' ')}`,
  (r) => `07 ${grouped(r.letters(digits, 8), 2, ' ')}`,
  (r) => `+1 (${200 + r.below(700)}) ${200 + r.below(700)}-${r.letters(digits, 4)}`,
  (r) => `${200 + r.below(700)}-${200 + r.below(700)}-${r.letters(digits, 4)}`,
  (r) => `+44 7${r.letters(digits, 3)} ${r.letters(digits, 6)}`,
];

export function phone(random: Random): string {
  return random.pick(phones)(random);
}

export function person(random: Random): string {
  const first = random.pick(['joris', 'anouk', 'elif', 'kerem', 'lukas', 'amelie', 'özge', 'zoë']);
  return `${first}.${random.letters(lower, 5)}${random.below(90)}`;
}

export function email(random: Random): string {
  return `${person(random)}@${random.letters(lower, 7)}.${random.pick(['nl', 'com.tr', 'de', 'fr', 'io', 'co.uk', 'ai'])}`;
}

export function publicV4(random: Random): string {
  const first = random.pick([34, 45, 51, 78, 81, 89, 94, 104, 145, 185, 193, 203, 212]);
  return [first, 33 + random.below(200), random.below(256), 1 + random.below(254)].join('.');
}

export function publicV6(random: Random): string {
  const group = () => (1 + random.below(65_535)).toString(16);
  return random.pick([
    `2a02:${group()}:${group()}::${group()}`,
    `2001:${(0x400 + random.below(0x1000)).toString(16)}:${[1, 2, 3, 4, 5, 6].map(group).join(':')}`,
  ]);
}

export function userName(random: Random): string {
  return random.pick([
    `${random.letters(lower, 6)}${random.below(99)}`,
    `${random.pick(['joris', 'elif'])}.${random.letters(lower, 6)}`,
  ]);
}
