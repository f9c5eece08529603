import { getTdjson } from 'prebuilt-tdlib';
import { configure, execute } from 'tdl';
import { beforeAll, expect, test } from 'vitest';
import { html } from '../../bots/telegram/html.js';
import { type Run, translate } from '../../core/chat/text.js';
import { everyText, hostile } from './everyText.js';

beforeAll(() => {
  configure({ tdjson: getTdjson(), verbosityLevel: 0 });
});

/** What TDLib, the code behind the Bot API, makes of a text; it needs no network for this. */
function judged(runs: readonly Run[]) {
  const parse_mode = { _: 'textParseModeHTML' } as const;
  const result = execute({ _: 'parseTextEntities', text: html(runs), parse_mode });
  if (result._ === 'error') throw new Error(`${result.message}: ${html(runs)}`);
  const entities = result.entities.map(({ offset, length, type }) => ({
    offset,
    length,
    is: type._,
  }));
  return { text: result.text, entities };
}

const entityOf = { b: 'textEntityTypeBold', code: 'textEntityTypeCode' } as const;

function expectedOf(runs: readonly Run[]) {
  let offset = 0;
  return runs.flatMap((run) => {
    const span = { offset, length: run.text.length };
    offset += run.text.length;
    const mark = run.mark === undefined ? [] : [{ ...span, is: entityOf[run.mark] }];
    const timed = run.moment !== undefined && run.mark !== 'code';
    return timed ? [...mark, { ...span, is: 'textEntityTypeDateTime' }] : mark;
  });
}

test('TDLib reads every text of every language as its plain text, with its marks and no others', () => {
  for (const { key, locale, text } of everyText()) {
    const runs = translate(text, locale).filter((run) => run.text !== '');
    const { text: plain, entities } = judged(runs);
    expect(plain, `${key} in ${locale}`).toBe(runs.map((run) => run.text).join(''));
    const covered = (all: readonly { offset: number; length: number; is: string }[]) =>
      all.flatMap(({ offset, length, is }) =>
        Array.from({ length }, (_, at) => `${is} ${offset + at}`),
      );
    expect(covered(entities).sort(), `${key} in ${locale}`).toEqual(
      covered(expectedOf(runs)).sort(),
    );
  }
});

test('TDLib takes a moment in bold, and leaves hostile words alone', () => {
  const at = Date.UTC(2026, 4, 1);
  const runs: Run[] = [
    { text: hostile, mark: 'code' },
    { text: '1 May', moment: at, mark: 'b' },
  ];
  const { text, entities } = judged(runs);
  expect(text).toBe(`${hostile}1 May`);
  expect(entities.map(({ is }) => is).sort()).toEqual([
    'textEntityTypeBold',
    'textEntityTypeCode',
    'textEntityTypeDateTime',
  ]);
});

test('TDLib refuses what it should, so that its word counts', () => {
  const parse_mode = { _: 'textParseModeHTML' } as const;
  expect(execute({ _: 'parseTextEntities', text: '<b>open', parse_mode })).toMatchObject({
    _: 'error',
  });
});
