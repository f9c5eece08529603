import { type Api, GrammyError } from 'grammy';
import { telegramLimits } from './limits.js';
import type { Attachment } from './read.js';

/**
 * The bytes of an attachment; none for what Telegram does not hand out (over 20 MB, or too old).
 * Throws when the wire is broken, so that the message is tried again.
 */
export async function fetchFile(
  api: Api,
  root: string,
  attachment: Attachment,
): Promise<Uint8Array> {
  const { id, size = 0 } = attachment;
  if (id === undefined || size > telegramLimits.downloadBytes) return new Uint8Array();
  const path = await pathOf(api, id);
  if (path === undefined) return new Uint8Array();
  const response = await fetch(`${root}/${path}`).catch(() => undefined);
  // The address holds the token, so the error must not carry it.
  if (response?.ok !== true)
    throw new Error(`a file could not be fetched: ${response?.status ?? 'no answer'}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function pathOf(api: Api, id: string): Promise<string | undefined> {
  try {
    return (await api.raw.getFile({ file_id: id })).file_path;
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return undefined;
    throw error;
  }
}
