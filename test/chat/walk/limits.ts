import { messagesOf } from '../../../bots/discord/message.js';
import { modalOf } from '../../../bots/discord/modal.js';
import { piecesOf } from '../../../bots/telegram/pieces.js';
import { messageJson } from '../../../bots/web/json.js';
import { flat } from '../../../core/chat/text.js';
import type { Screen } from '../../../core/chat/view.js';
import { isJson, type Json } from '../../standins/discord/json.js';
import { violationsOf } from '../../standins/discord/rules/rules.js';
import { parseHtml } from '../../standins/telegram/html.js';
import { characters, limits } from '../../standins/telegram/limits.js';
import { keyboardProblem } from '../../standins/telegram/markup.js';

const png = new Uint8Array([137, 80, 78, 71]);

/** A QR code holds 2331 bytes at level M (ISO/IEC 18004, version 40); drawing it here would only take time. */
const qrBytes = 2331;

/** What is wrong with a screen on each platform, as its adapter would really send it. */
export async function overLimits(screen: Screen): Promise<string[]> {
  const { image } = screen.view;
  const qr = image !== undefined && 'qr' in image ? Buffer.byteLength(image.qr) : 0;
  const drawn: Screen =
    image === undefined
      ? screen
      : { ...screen, view: { ...screen.view, image: { png, alt: image.alt } } };
  return [
    ...(qr > qrBytes ? [`a QR code of ${qr} bytes`] : []),
    ...(await onTelegram(drawn)),
    ...(await onDiscord(drawn)),
    ...(await onWeb(drawn)),
  ];
}

/** The adapter refuses a choice that callback data cannot hold. */
async function onTelegram(screen: Screen): Promise<string[]> {
  try {
    return await telegramProblems(screen);
  } catch (error) {
    return [`Telegram: ${String(error)}`];
  }
}

async function telegramProblems(screen: Screen): Promise<string[]> {
  const { pieces, rows, dropped } = await piecesOf(screen);
  const problem = keyboardProblem({ inline_keyboard: rows });
  const long = rows.flat().filter(({ text }) => characters(text) > 64 || text.endsWith('…'));
  return [
    ...(pieces.length === 0 ? ['nothing to say'] : []),
    ...(dropped > 0 ? [`${dropped} buttons are left out`] : []),
    ...(problem === undefined ? [] : [JSON.stringify(problem)]),
    ...long.map(({ text }) => `a label is cut: ${text}`),
    ...pieces.flatMap((piece) => {
      if (piece.kind === 'photo')
        return tooLong(characters(piece.caption), limits.captionCharacters);
      return piece.kind === 'text' ? textProblems(piece.html) : [];
    }),
  ].map((problem) => `Telegram: ${problem}`);
}

function textProblems(html: string): string[] {
  const read = parseHtml(html);
  if (typeof read === 'string') return [read];
  if (read.text.trim() === '') return ['an empty text'];
  return [
    ...tooLong(characters(read.text), limits.textCharacters),
    ...tooLong(Buffer.byteLength(html), limits.rawTextBytes),
  ];
}

function tooLong(length: number, most: number): string[] {
  return length > most ? [`${length} where ${most} fit`] : [];
}

async function onDiscord(screen: Screen): Promise<string[]> {
  const messages = await messagesOf(screen);
  const sent = messages.map(({ body, files }) =>
    violations('/channels/123456789012345678/messages', body, files.length),
  );
  const { form } = screen.view;
  if (form !== undefined) {
    const modal = { type: 9, data: modalOf(screen, form) };
    sent.push(violations('/interactions/123456789012345678/token/callback', modal, 0));
  }
  const found = (await Promise.all(sent)).flat();
  return found.map((problem) => `Discord: ${problem}`);
}

async function violations(path: string, body: object, files: number): Promise<string[]> {
  const upload = { field: 'files[0]', name: 'file', type: 'image/png', bytes: Buffer.from(png) };
  const found = await violationsOf({
    method: 'POST',
    path,
    query: new URLSearchParams(),
    body: json(body),
    files: Array.from({ length: files }, () => upload),
    authorization: null,
  });
  return found.map(({ problem }) => problem);
}

function json(value: object): Json {
  const read: unknown = JSON.parse(JSON.stringify(value));
  if (!isJson(read)) throw new Error('a body is an object');
  return read;
}

/** The page drops nothing and cuts nothing: every choice and field is there, each with words on it. */
async function onWeb(screen: Screen): Promise<string[]> {
  const shown = await messageJson({ id: '1', changed: 1, from: 'shop', alone: false, screen });
  const labels = shown.choices.flat().map(({ label }) => label);
  const given = (screen.view.rows ?? []).flat();
  const fields = shown.form?.fields.length ?? 0;
  return [
    ...(labels.length === given.length ? [] : ['Web: a choice is missing']),
    ...(fields === (screen.view.form?.fields.length ?? 0) ? [] : ['Web: a field is missing']),
    ...given
      .filter((choice) => flat(choice.label, screen.locale).trim() === '')
      .map(() => 'Web: a label without words'),
  ];
}
