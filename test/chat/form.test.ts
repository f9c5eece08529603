import { describe, expect, test } from 'vitest';
import { registerForm, signInForm } from '../../core/chat/flows/account.js';
import { asQuestions, checkField, checkForm, nextField, prefilled } from '../../core/chat/form.js';
import { text } from '../../core/chat/phrase.js';
import { back } from '../../core/chat/rows.js';
import type { Field, View } from '../../core/chat/view.js';

const line = (longest: number): Field => ({
  id: 'line',
  label: text('choose.lineLabel'),
  kind: 'line',
  longest,
});
const good = {
  firstName: ' Ayşe ',
  lastName: 'Yılmaz',
  email: 'AYSE@example.org',
  password: 'çay bardağı mavi kapı',
};

describe('a field', () => {
  test('of one line takes as many characters as it says, and names that number when it is too few', () => {
    expect(checkField(line(200), 'ş'.repeat(200))).toEqual({ ok: true, value: 'ş'.repeat(200) });
    expect(checkField(line(200), 'x'.repeat(201))).toEqual({
      ok: false,
      why: text('platform.tooLong', { longest: 200 }),
    });
  });

  test('that is left empty takes what is known, or asks again', () => {
    expect(checkField({ ...line(60), prefill: 'Ayşe' }, '  ')).toEqual({ ok: true, value: 'Ayşe' });
    expect(checkField(line(60), ' ')).toEqual({ ok: false, why: text('platform.empty') });
  });

  test.each([
    ['fourteen chars', { key: 'form.passwordShort', params: { length: 14, shortest: 15 } }],
    ['p'.repeat(16), { key: 'form.passwordCommon', params: {} }],
    ['çay bardağı '.repeat(11), { key: 'form.passwordLong', params: { longest: 128 } }],
  ])('for a new password refuses %j and says why', (typed, why) => {
    const [, , , password] = registerForm.fields;
    if (password === undefined) throw new Error('no password field');
    expect(checkField(password, typed)).toEqual({ ok: false, why });
  });

  test('for a known password takes whatever once was one', () => {
    const [, password] = signInForm.fields;
    if (password === undefined) throw new Error('no password field');
    expect(checkField(password, 'short')).toEqual({ ok: true, value: 'short' });
  });
});

describe('a form', () => {
  test('gives everything, and keeps everything but the secret', () => {
    const { kept, given, problem } = checkForm(registerForm, good);
    expect(problem).toBeUndefined();
    expect(given).toEqual({ ...good, firstName: 'Ayşe', email: 'ayse@example.org' });
    expect(kept).toEqual({ firstName: 'Ayşe', lastName: 'Yılmaz', email: 'ayse@example.org' });
  });

  test('with something wrong keeps what is right, and never the secret', () => {
    const { kept, problem } = checkForm(registerForm, { ...good, email: 'no' });
    expect(kept).toEqual({ firstName: 'Ayşe', lastName: 'Yılmaz' });
    expect(problem).toMatchObject({ lines: [{ key: 'form.problem' }] });
  });

  test('tells every problem at once', () => {
    const { problem } = checkForm(registerForm, {});
    expect(problem).toMatchObject({ lines: { length: registerForm.fields.length } });
  });

  test('takes nothing that it did not ask for', () => {
    const { kept, given } = checkForm(registerForm, { ...good, admin: 'yes', constructor: 'x' });
    expect(Object.keys({ ...kept, ...given })).not.toContain('admin');
    expect(Object.hasOwn(given, 'constructor')).toBe(false);
  });

  test('shows what was given before, and no secret', () => {
    const { fields } = prefilled(registerForm, { email: 'a@b.nl', password: 'never' });
    expect(fields.map(({ prefill }) => prefill)).toEqual([
      undefined,
      undefined,
      'a@b.nl',
      undefined,
    ]);
  });
});

describe('a form on a platform without forms', () => {
  const view: View = { text: [text('account.registerIntro')], rows: [[back]], privacy: 'private' };

  test('is asked field by field, with the way back on every question', () => {
    const filling: Record<string, string> = {};
    const asked: string[] = [];
    for (
      let field = nextField(registerForm, filling);
      field;
      field = nextField(registerForm, filling)
    ) {
      const question = asQuestions({ ...view, form: registerForm }, registerForm, filling);
      expect(question.form).toBeUndefined();
      expect(question.rows).toContainEqual([back]);
      asked.push(field.id);
      filling[field.id] = 'x';
    }
    expect(asked).toEqual(['firstName', 'lastName', 'email', 'password']);
  });
});
