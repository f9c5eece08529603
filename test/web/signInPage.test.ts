import { describe, expect, it } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { gone, pagesWith, serve, sheet, token } from './pages.js';

describe('the sign-in page', () => {
  it('asks with fields that a browser and a password manager know', async () => {
    const { body } = await serve(pagesWith(gone).pages).get(`/sign-in/${token}?lang=en`);
    expect(body).toContain('name="email" autocomplete="email"');
    expect(body).toContain('name="password" autocomplete="new-password"');
    expect(body).toContain('type="password"');
  });

  it('ends with the code for the chat', async () => {
    const { pages, finished } = pagesWith({
      is: 'done',
      code: '482 913',
      text: [text('platform.choose')],
    });
    const { statusCode, body } = await serve(pages).post(
      `/sign-in/${token}?lang=en`,
      'email=a%40b.example&__proto__=x',
    );
    expect(statusCode).toBe(200);
    expect(body).toContain('<code>482 913</code>');
    expect(body).toContain('Type this code into the chat');
    expect(finished.map(({ id }) => id)).toEqual([token]);
    const [{ values } = { values: {} }] = finished;
    expect(Object.entries(values)).toContainEqual(['email', 'a@b.example']);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('says why it refused and keeps what was typed, but no password', async () => {
    const { pages } = pagesWith({
      is: 'refused',
      why: text('platform.tooLong', { longest: 128 }),
      sheet,
    });
    const { statusCode, body } = await serve(pages).post(
      `/sign-in/${token}?lang=en`,
      'email=a%40b.example&password=correct+horse+battery',
    );
    expect(statusCode).toBe(422);
    expect(body).toContain('128 characters at most');
    expect(body).toContain('value="a@b.example"');
    expect(body).not.toContain('correct horse');
  });

  it('says that a link is used up', async () => {
    const { pages } = pagesWith(gone);
    expect((await serve(pages).post(`/sign-in/${token}`, 'email=a')).statusCode).toBe(404);
  });
});
