import { createIds } from '../ids.js';
import type { Json } from '../json.js';
import type { Upload } from '../rest.js';
import type { SeenFile } from '../seen.js';

/** Keeps the files that travel beside the twin. */
export interface Shelf {
  /** Adds files to a message; of the earlier ones only `staying` remain, or all when it is null. */
  readonly keep: (
    message: string,
    uploads: readonly Omit<Upload, 'field'>[],
    staying: readonly string[] | null,
  ) => void;
  readonly of: (message: string) => readonly SeenFile[];
  readonly jsonOf: (message: string) => readonly Json[];
  readonly download: (path: string) => SeenFile | null;
}

/** `origin` is where the links point: the front. */
export function createShelf(origin: () => string): Shelf {
  const nextId = createIds(() => Date.now());
  const byMessage = new Map<string, readonly SeenFile[]>();
  const of = (message: string): readonly SeenFile[] => byMessage.get(message) ?? [];
  const fileOf = ({ name, type, bytes }: Omit<Upload, 'field'>): SeenFile => {
    const id = nextId();
    return {
      id,
      name,
      type,
      bytes,
      url: `${origin()}/attachments/0/${id}/${encodeURIComponent(name)}`,
    };
  };
  return {
    of,
    keep: (message, uploads, staying) => {
      const earlier = of(message).filter(({ id }) => staying === null || staying.includes(id));
      byMessage.set(message, [...earlier, ...uploads.map(fileOf)]);
    },
    jsonOf: (message) =>
      of(message).map(({ id, name, type, bytes, url }) => ({
        id,
        filename: name,
        content_type: type,
        size: bytes.length,
        url,
        proxy_url: url,
      })),
    download: (path) => {
      const id = path.split('/')[3];
      return [...byMessage.values()].flat().find((file) => file.id === id) ?? null;
    },
  };
}
