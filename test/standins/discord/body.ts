import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { Upload } from './rest.js';

/** A body taken apart: the JSON (of `payload_json` in a form) and the files. */
export interface Body {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readForm(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: request.headers, defParamCharset: 'utf8' });
    const files: Promise<Upload>[] = [];
    let payload = '';
    form.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    form.on('file', (field, stream, { filename = '', mimeType }) => {
      files.push(
        bytesOf(stream).then((bytes) => ({ field, name: filename, type: mimeType, bytes })),
      );
    });
    form.on('error', reject);
    form.on('close', () => {
      Promise.all(files).then((all) => resolve({ body: parse(payload), files: all }), reject);
    });
    request.pipe(form);
  });
}

/**
 * Reads JSON, or a form with `payload_json` and `files[n]`
 * (docs.discord.com/developers/reference#uploading-files).
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readForm(request);
  return { body: parse((await bytesOf(request)).toString('utf8')), files: [] };
}
