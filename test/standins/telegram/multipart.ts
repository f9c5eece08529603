import type { Upload } from './body.js';

export interface Form {
  readonly fields: readonly (readonly [string, string])[];
  readonly uploads: readonly Upload[];
}

/**
 * Splits a multipart body (RFC 7578). A file name without quotes runs to the next semicolon, as
 * Telegram's server reads it: grammY sends names so, with spaces and letters of any script in them,
 * and stricter parsers lose such a part.
 */
export function readMultipart(body: Buffer, contentType: string): Form {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '';
  const parts = split(body, boundary).map(readPart);
  return {
    fields: parts.flatMap(({ name, file, bytes }) =>
      file === undefined ? [[name, bytes.toString('utf8')] as const] : [],
    ),
    uploads: parts.flatMap(({ name, file, bytes }) =>
      file === undefined ? [] : [{ field: name, name: file, bytes }],
    ),
  };
}

/** What stands between one delimiter and the next; the first one needs no line before it. */
function split(body: Buffer, boundary: string): Buffer[] {
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const starts: number[] = [];
  for (let at = whole.indexOf(delimiter); at !== -1; at = whole.indexOf(delimiter, at + 1)) {
    starts.push(at);
  }
  return starts.slice(0, -1).map((start, index) => {
    return whole.subarray(start + delimiter.length + 2, starts[index + 1]);
  });
}

function readPart(part: Buffer): { name: string; file: string | undefined; bytes: Buffer } {
  const end = part.indexOf('\r\n\r\n');
  const headers = part.subarray(0, end).toString('utf8');
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
  const name = parameter(disposition, 'name') ?? '';
  return { name, file: parameter(disposition, 'filename'), bytes: part.subarray(end + 4) };
}

function parameter(disposition: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\r\\n]*))`, 'i').exec(disposition);
  return match === null ? undefined : (match[1] ?? match[2]);
}
