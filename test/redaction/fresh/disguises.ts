import type { Random } from './random.js';

/** A text as it looks after a terminal, a mailer or a program had it. `whole`: the secret must not come back when this is undone. */
type Disguise = (text: string, secret: string, random: Random) => string;

function cutAt(secret: string, random: Random): number {
  return 4 + random.below(Math.max(1, secret.length - 8));
}

function inside(text: string, secret: string, change: (secret: string) => string): string {
  return text.replaceAll(secret, () => change(secret));
}

function each(text: string, change: (unit: string) => string): string {
  return Array.from({ length: text.length }, (_, at) => change(text.charAt(at))).join('');
}

function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.match(new RegExp(`.{1,${width}}`, 'g')) ?? ['']).join('\n'))
    .join('\n');
}

const csi = '\u001b';
const code = (unit: string, length: number) =>
  unit.charCodeAt(0).toString(16).padStart(length, '0');

export const disguises: Record<string, Disguise> = {
  colour: (text, secret, random) => {
    const at = cutAt(secret, random);
    return inside(
      text,
      secret,
      (s) => `${csi}[1;31m${s.slice(0, at)}${csi}[0m${csi}[K${s.slice(at)}${csi}[m`,
    );
  },
  zeroWidth: (text, secret) =>
    inside(text, secret, (s) => (s.match(/.{1,5}/gs) ?? []).join('\u200b')),
  softHyphen: (text, secret, random) => {
    const at = cutAt(secret, random);
    return inside(text, secret, (s) => `${s.slice(0, at)}\u00ad${s.slice(at)}`);
  },
  percent: (text, secret) =>
    inside(text, secret, (s) => each(s, (unit) => `%${code(unit, 2).toUpperCase()}`)),
  percentTwice: (text, secret) =>
    inside(text, secret, (s) => each(s, (unit) => `%25${code(unit, 2).toUpperCase()}`)),
  component: (text, secret) => inside(text, secret, encodeURIComponent),
  json: (text) => JSON.stringify({ log: text }),
  jsonTwice: (text) => JSON.stringify({ log: JSON.stringify({ line: text }) }),
  unicode: (text, secret) => inside(text, secret, (s) => each(s, (unit) => `\\u${code(unit, 4)}`)),
  html: (text, secret) =>
    inside(text, secret, (s) => each(s, (unit) => `&#${unit.charCodeAt(0)};`)),
  nul: (text) => each(text, (unit) => `${unit}\0`),
  nulBefore: (text) => each(text, (unit) => `\0${unit}`),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  full: (text, secret) =>
    inside(text, secret, (s) =>
      s.replace(/[!-~]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0)),
    ),
  wrap: (text, secret, random) => {
    const column = 80 - cutAt(secret, random);
    const before = text.slice(0, text.indexOf(secret)).split('\n').at(-1) ?? '';
    const prompt = `root@8f3a1b2c4d5e:/workspace# ${'./run '.repeat(12)}`;
    const room = Math.max(0, column - before.length);
    return wrapped(
      inside(text, before + secret, (s) => prompt.slice(0, room).replace(/.$/, ' ') + s),
      80,
    );
  },
  base64: (text) => Buffer.from(text).toString('base64'),
  base64Lines: (text) => wrapped(Buffer.from(text).toString('base64'), 76),
  base64Utf16: (text) => Buffer.from(text, 'utf16le').toString('base64'),
  quoted: (text) => text.replace(/^/gm, '> '),
  comment: (text) =>
    `# secretlint-disable\n# gitleaks:allow\n${text} # nosec pragma: allowlist secret`,
};
