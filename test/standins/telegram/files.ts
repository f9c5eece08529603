import { badRequest, type Refusal } from './answer.js';
import type { Upload } from './body.js';
import { photoProblem, sidesOf } from './images.js';
import { limits } from './limits.js';
import type { StoredFile, World } from './world.js';

/**
 * The file that a request names: an upload (`attach://name`) or the id of a file sent before
 * (https://core.telegram.org/bots/api#sending-files).
 */
export function takeFile(
  world: World,
  kind: 'photo' | 'document',
  source: string,
  uploads: readonly Upload[],
): StoredFile | Refusal {
  if (/^https?:/i.test(source)) return badRequest('failed to get HTTP URL content');
  if (!source.startsWith('attach://')) {
    return world.files.get(source) ?? badRequest('wrong file identifier/HTTP URL specified');
  }
  const upload = uploads.find((each) => `attach://${each.field}` === source);
  if (upload === undefined) return badRequest(`there is no ${kind} in the request`);
  if (upload.bytes.length === 0) return badRequest('file must be non-empty');
  if (upload.bytes.length > limits.documentBytes) return tooLarge;
  const problem = kind === 'photo' ? photoProblem(upload.bytes) : undefined;
  return problem ?? storeFile(world, upload.name, upload.bytes);
}

/** Recorded: uploads over 50 MB are answered so by the HTTP server itself. */
const tooLarge: Refusal = {
  ok: false,
  error_code: 413,
  description: 'Request Entity Too Large',
};

const mimes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain',
  log: 'text/plain',
  json: 'application/json',
  pdf: 'application/pdf',
};

export function storeFile(world: World, name: string, bytes: Buffer): StoredFile {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const sides = bytes.length < 24 ? undefined : sidesOf(bytes);
  const file: StoredFile = {
    id: `AgAC${world.next()}`,
    name,
    bytes,
    mime: mimes[extension] ?? 'application/octet-stream',
    ...(sides === undefined ? {} : { sides }),
  };
  world.files.set(file.id, file);
  return file;
}
