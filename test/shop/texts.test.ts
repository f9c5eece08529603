import { describe, expect, it } from 'vitest';
import { helpTopics } from '../../core/chat/helpTopics.js';
import { environments } from '../../core/domain/shop.js';
import { help as englishHelp } from '../../locales/en/help.js';
import { legal as englishLegal } from '../../locales/en/legal.js';
import { names as englishNames } from '../../locales/en/names.js';
import { en } from '../../locales/en.js';
import { nl } from '../../locales/nl.js';
import { tr } from '../../locales/tr.js';

const languages: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['nl', nl],
  ['tr', tr],
];
const mine = Object.keys({ ...englishHelp, ...englishLegal, ...englishNames });

/** Characters as a person counts them, without the marks. */
function length(text = ''): number {
  return [...text.replaceAll(/<\/?(b|code)>/g, '')].length;
}

describe.each(languages)('the texts in %s', (_locale, texts) => {
  it('have a label of at most 24 characters for every button', () => {
    const labels = mine.filter(
      (key) =>
        /^help\.\w+\.title$/.test(key) || /^environment\.\w+$/.test(key) || key === 'legal.more',
    );
    expect(labels.length).toBe(helpTopics.length + environments.length + 1);
    for (const key of labels) expect([key, length(texts[key]) <= 24]).toEqual([key, true]);
  });

  it('have labels that differ from each other', () => {
    const labels = helpTopics.map((topic) => texts[`help.${topic}.title`]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('answer on one screen of a phone', () => {
    for (const topic of helpTopics) {
      const characters = length(texts[`help.${topic}.text`]);
      expect([topic, characters > 200 && characters <= 900]).toEqual([topic, true]);
    }
    expect(length(texts['legal.paysupport'])).toBeLessThanOrEqual(900);
  });

  it('keep the line about an environment and the warning of a network short', () => {
    for (const key of mine.filter((name) => /\.about$|\.warning$/.test(name))) {
      expect([key, length(texts[key]) <= 160]).toEqual([key, true]);
    }
  });

  it('raise no voice and leave no mark open', () => {
    for (const key of mine) {
      const text = texts[key] ?? '';
      expect([key, text.includes('!')]).toEqual([key, false]);
      expect([key, text.replaceAll(/<(b|code)>[^<]*<\/\1>/g, '').match(/[<>]/)]).toEqual([
        key,
        null,
      ]);
      expect([key, text.trim()]).toEqual([key, text]);
    }
  });

  it('say the same in as many paragraphs and points as in English', () => {
    const english: Readonly<Record<string, string>> = en;
    const shape = (text = '') => text.split('\n').map((line) => /^(?:•|\d\.)?/.exec(line)?.[0]);
    for (const key of mine) expect([key, shape(texts[key])]).toEqual([key, shape(english[key])]);
  });

  it('warn of secrets wherever somebody writes to support', () => {
    for (const key of ['help.request.text', 'help.impostors.text', 'legal.paysupport']) {
      expect(texts[key]).toContain('seed phrase');
    }
  });
});

describe('the index of questions', () => {
  it('lists every topic that has a text, once', () => {
    const written = mine.flatMap((key) => /^help\.(\w+)\.text$/.exec(key)?.[1] ?? []);
    expect([...helpTopics].sort()).toEqual(written.sort());
  });
});

describe('every text in Turkish', () => {
  it('gives no value a suffix', () => {
    for (const [key, text] of Object.entries(tr)) {
      expect([key, /\}\}['’\p{L}]/u.exec(text)]).toEqual([key, null]);
    }
  });

  it('has its letters composed, so that they compare and count as one character', () => {
    for (const [key, text] of Object.entries(tr)) {
      expect([key, text === text.normalize('NFC')]).toEqual([key, true]);
    }
  });
});

describe('the networks’ warnings', () => {
  it('name the token standard where wallets offer several', () => {
    for (const [, texts] of languages) {
      expect(texts['network.ethereum.warning']).toContain('ERC-20');
      expect(texts['network.tron.warning']).toContain('TRC-20');
    }
  });
});
