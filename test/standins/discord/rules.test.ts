import { describe, expect, it } from 'vitest';
import type { RestRequest } from './rest.js';
import { violationsOf } from './rules/rules.js';

async function problems(method: string, path: string, body: unknown): Promise<readonly string[]> {
  const request: RestRequest = {
    method,
    path,
    body,
    query: new URLSearchParams(),
    files: [],
    authorization: null,
  };
  return (await violationsOf(request)).map((one) => one.problem);
}

const inChannel = (body: unknown) => problems('POST', '/channels/1/messages', body);
const commands = (...list: unknown[]) => problems('PUT', '/applications/1/commands', list);
const modal = (components: unknown, title = 'Details') =>
  problems('POST', '/interactions/1/token/callback', {
    type: 9,
    data: { custom_id: 'm', title, components },
  });

const button = (custom_id: string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id,
  ...more,
});
const row = (...components: unknown[]) => ({ type: 1, components });
const input = (custom_id: string, label = 'Name') => row({ type: 4, custom_id, style: 1, label });
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'd', ...more });
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

describe('a message', () => {
  it('passes when it keeps every limit', async () => {
    const rows = times(5, (r) =>
      row(...times(5, (b) => button(`${r}.${b}`, { label: 'ş'.repeat(80) }))),
    );
    expect(await inChannel({ content: '😀'.repeat(2000), components: rows })).toEqual([]);
  });

  it.each([
    ['content over 2000', { content: 'x'.repeat(2001) }, /2001 characters/],
    ['nothing at all', { content: ' ' }, /empty message/],
    ['six rows', { components: times(6, (at) => row(button(`${at}`))) }, /6 rows/],
    [
      'six buttons in a row',
      { components: [row(...times(6, (at) => button(`${at}`)))] },
      /components/,
    ],
    ['a custom id twice', { components: [row(button('a'), button('a'))] }, /a stands twice/],
    ['a custom id over 100', { components: [row(button('x'.repeat(101)))] }, /custom_id/],
    ['a label over 80', { components: [row(button('a', { label: 'x'.repeat(81) }))] }, /label/],
    [
      'embeds over 6000 in all',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      /6001/,
    ],
    [
      'an embed description over 4096',
      { embeds: [{ description: 'x'.repeat(4097) }] },
      /description/,
    ],
    [
      'an embed field over 1024',
      { embeds: [{ fields: [{ name: 'n', value: 'x'.repeat(1025) }] }] },
      /fields/,
    ],
    ['an unknown property', { content: 'x', colour: 1 }, /colour: unknown property/],
    [
      'an unknown property deep down',
      { components: [row(button('a', { hue: 1 }))] },
      /hue: unknown/,
    ],
    [
      'a button that leads nowhere',
      { components: [row({ type: 2, style: 1, label: 'x' })] },
      /no custom id/,
    ],
    [
      'a select that shares its row',
      {
        components: [
          row(button('a'), { type: 3, custom_id: 's', options: [{ label: 'x', value: 'x' }] }),
        ],
      },
      /shares/,
    ],
    [
      '26 options',
      {
        components: [
          row({
            type: 3,
            custom_id: 's',
            options: times(26, (at) => ({ label: `${at}`, value: `${at}` })),
          }),
        ],
      },
      /options/,
    ],
    ['content that is no text', { content: 5 }, /content/],
  ])('is caught with %s', async (_, body, expected) => {
    expect((await inChannel(body)).join('\n')).toMatch(expected);
  });
});

describe('a modal', () => {
  it('passes with five fields, in rows or in labels', async () => {
    const label = { type: 18, label: 'Name', component: { type: 4, custom_id: 'x', style: 1 } };
    expect(await modal(times(5, (at) => input(`${at}`)))).toEqual([]);
    expect(await modal([label])).toEqual([]);
  });

  it.each([
    ['six fields', times(6, (at) => input(`${at}`)), 'T', /6 fields/],
    ['a title over 45', [input('a')], 'x'.repeat(46), /title/],
    ['a label over 45', [input('a', 'x'.repeat(46))], 'T', /label/],
    ['a custom id twice', [input('a'), input('a')], 'T', /a stands twice/],
  ])('is caught with %s', async (_, components, title, expected) => {
    expect((await modal(components, title)).join('\n')).toMatch(expected);
  });
});

describe('a command', () => {
  it('passes with localisations and permissions in a numeric string', async () => {
    const localised = {
      name_localizations: { tr: 'başla' },
      description_localizations: { tr: 'Başla' },
    };
    const bits = { default_member_permissions: '32', contexts: [0, 1] };
    expect(await commands({ name: 'start', description: 'Begin', ...localised, ...bits })).toEqual(
      [],
    );
  });

  it.each([
    ['an uppercase name', { name: 'Start', description: 'd' }, /uppercase/],
    [
      'an uppercase localised name',
      { name: 'start', description: 'd', name_localizations: { tr: 'Başla' } },
      /uppercase/,
    ],
    ['a space in its name', { name: 'a b', description: 'd' }, /name/],
    ['a name over 32', { name: 'x'.repeat(33), description: 'd' }, /name/],
    ['a description over 100', { name: 'a', description: 'x'.repeat(101) }, /description/],
    ['no description', { name: 'a' }, /description/],
    [
      'a required option after an optional one',
      { name: 'a', description: 'd', options: [option('b'), option('c', { required: true })] },
      /required option after/,
    ],
    [
      '26 options',
      { name: 'a', description: 'd', options: times(26, (at) => option(`o${at}`)) },
      /options/,
    ],
    [
      '26 choices',
      {
        name: 'a',
        description: 'd',
        options: [option('b', { choices: times(26, (at) => ({ name: `${at}`, value: `${at}` })) })],
      },
      /choices/,
    ],
    [
      'two options of one name',
      { name: 'a', description: 'd', options: [option('b'), option('b')] },
      /one name/,
    ],
    [
      'an unknown locale',
      { name: 'a', description: 'd', name_localizations: { tr_TR: 'a' } },
      /tr_TR/,
    ],
  ])('is caught with %s', async (_, command, expected) => {
    expect((await commands(command)).join('\n')).toMatch(expected);
  });

  it('is caught when registered twice', async () => {
    const command = { name: 'a', description: 'd' };
    expect(await commands(command, command)).toEqual(['/a: registered twice']);
  });
});

describe('other calls', () => {
  it('takes permission overwrites in numeric strings', async () => {
    const body = { type: 1, allow: '1024', deny: '0' };
    expect(await problems('PUT', '/channels/1/permissions/2', body)).toEqual([]);
  });

  it('catches a thread name over 100', async () => {
    expect(
      (await problems('POST', '/channels/1/threads', { name: 'x'.repeat(101) })).join(),
    ).toMatch(/name/);
  });

  it('catches an operation that Discord does not have', async () => {
    expect(await problems('POST', '/channels/1/mesages', {})).toEqual(['no such operation']);
  });

  it('checks the message of a callback', async () => {
    const body = { type: 4, data: { content: 'x'.repeat(2001) } };
    expect((await problems('POST', '/interactions/1/t/callback', body)).join()).toMatch(/2001/);
  });

  it('takes the callback that only defers', async () => {
    expect(
      await problems('POST', '/interactions/1/t/callback', { type: 5, data: { flags: 64 } }),
    ).toEqual([]);
    expect(await problems('POST', '/interactions/1/t/callback', { type: 6 })).toEqual([]);
  });
});
