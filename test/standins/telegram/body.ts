import type { IncomingMessage } from 'node:http';
import { readMultipart } from './multipart.js';
import { type Field, table } from './table.js';

/** A file that came in a multipart request. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** The fields of a request; most requests name a chat. */
export type Params = Readonly<Record<string, unknown>> & { readonly chat_id?: unknown };

export interface Body {
  readonly params: Params;
  readonly uploads: readonly Upload[];
}

/**
 * Reads the four forms of https://core.telegram.org/bots/api#making-requests: query, urlencoded,
 * JSON and multipart. Text fields become what the method's table says; a text that cannot be read
 * stays text, and the validator names it.
 */
export async function readBody(
  request: IncomingMessage,
  method: string,
  query: URLSearchParams,
): Promise<Body> {
  const fields = table.methods[method]?.fields ?? [];
  const content = await readAll(request);
  const { params, uploads } = readContent(content, request.headers['content-type'] ?? '', fields);
  return { params: { ...fromText(fields, query), ...params }, uploads };
}

function readContent(content: Buffer, type: string, fields: readonly Field[]): Body {
  if (type.startsWith('multipart/form-data')) {
    const form = readMultipart(content, type);
    const params = { ...attached(form.uploads, fields), ...fromText(fields, form.fields) };
    return { params, uploads: form.uploads };
  }
  const text = content.toString('utf8');
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { params: fromText(fields, new URLSearchParams(text)), uploads: [] };
  }
  return { params: asObject(text), uploads: [] };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function asObject(text: string): Record<string, unknown> {
  const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A file may come under the field's own name instead of `attach://` (#sending-files). */
function attached(uploads: readonly Upload[], fields: readonly Field[]): Record<string, string> {
  const named = uploads.filter(({ field }) => fields.some(({ name }) => name === field));
  return Object.fromEntries(named.map(({ field }) => [field, `attach://${field}`]));
}

function fromText(
  fields: readonly Field[],
  entries: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, text] of entries) {
    params[name] = readAs(fields.find((field) => field.name === name)?.types ?? [], text);
  }
  return params;
}

function readAs(types: readonly string[], text: string): unknown {
  const numeric = types.includes('Integer') || types.includes('Float');
  if (numeric && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('Boolean')) return { true: true, false: false }[text] ?? text;
  if (types.length === 0 || types.includes('String') || types.includes('InputFile')) return text;
  return parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
