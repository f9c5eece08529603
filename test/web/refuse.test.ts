import { describe, expect, it } from 'vitest';
import { answering, form, playgroundWith, screen } from './help.js';

describe('what is refused in words', () => {
  it.each([
    ['no text, tap, form or file', { as: 'ayse' }, 400],
    ['two of them', { as: 'ayse', text: 'x', tap: 'y' }, 400],
    ['a form nobody asked for', { as: 'ayse', form: { a: 'b' } }, 409],
    ['an unknown locale', { as: 'ayse', locale: 'de', text: 'x' }, 400],
    ['an unknown field', { as: 'ayse', text: 'x', admin: true }, 400],
    ['no person', { text: 'x' }, 400],
    ['a person with capitals', { as: 'Ayse', text: 'x' }, 400],
    ['a person who is a path', { as: '../../etc', text: 'x' }, 400],
    ['a person who is markup', { as: '<b>', text: 'x' }, 400],
    ['a person of 1000 letters', { as: 'a'.repeat(1000), text: 'x' }, 400],
    ['a person who is __proto__', { as: '__proto__', text: 'x' }, 400],
    ['a file with a path', { as: 'ayse', file: { name: '../a', base64: '' } }, 400],
    ['a file that is not base64', { as: 'ayse', file: { name: 'a', base64: 'a*==' } }, 400],
    [
      'a file above 5 MiB',
      { as: 'ayse', file: { name: 'a', base64: 'AAAA'.repeat(1_750_000) } },
      413,
    ],
    ['a body above the limit', { as: 'ayse', text: 'A'.repeat(8_000_000) }, 413],
    ['a body that poisons prototypes', '{"as":"ayse","text":"x","__proto__":{"admin":true}}', 400],
    ['half a body', '{"as":', 400],
  ])('%s', async (_what, body, status) => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    const answer = await say(body);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(heard).toEqual([]);
  });

  it('names the fields a form has when another is sent', async () => {
    const { say } = await playgroundWith(answering(screen({ form })));
    await say({ as: 'ayse', text: '/login' });
    const { status, json } = await say({ as: 'ayse', form: { mail: 'x' } });
    expect(status).toBe(400);
    expect(json.error.message).toContain('"email", "password", "firstName"');
  });

  it.each([
    ['another host name', { host: 'evil.example' }, 421],
    ['a name that only begins like ours', { host: 'localhost.evil.example:3000' }, 421],
    ['the page of another site', { origin: 'https://evil.example' }, 403],
    ['the page of another port', { origin: 'http://localhost:8080' }, 403],
    ['a page that hides its site', { origin: 'null' }, 403],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a body that is a plain form', { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_what, headers, status) => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    const answer = await say({ as: 'ayse', text: 'x' }, headers);
    expect(answer.status).toBe(status);
    expect(answer.json.error.message).toEqual(expect.any(String));
    expect(heard).toEqual([]);
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
    'takes the host %s',
    async (host) => {
      const { say } = await playgroundWith(answering(screen({})));
      expect((await say({ as: 'ayse', text: 'x' }, { host })).status).toBe(200);
    },
  );

  it('says which method an address takes', async () => {
    const { get } = await playgroundWith(answering(screen({})));
    const answer = await get('/api/say');
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
    expect((await get('/nowhere')).json()).toMatchObject({ error: { code: 'not_found' } });
  });
});
