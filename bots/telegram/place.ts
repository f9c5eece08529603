/** Where a message goes: a chat, and the topic of a forum. */
export type Place = { chat_id: number; message_thread_id?: number };

/** A chat's id as the core keeps it: `5000000001`, or `-1001000000001:45` for topic 45 of a forum. */
export function chatText(chat: number, topic: number | undefined): string {
  return topic === undefined ? String(chat) : `${chat}:${topic}`;
}

/** Undefined for what `chatText` never wrote. */
export function placeOf(chat: string): Place | undefined {
  const [, id, topic] = /^(-?\d{1,15})(?::(\d{1,10}))?$/.exec(chat) ?? [];
  if (id === undefined) return undefined;
  return topic === undefined
    ? { chat_id: Number(id) }
    : { chat_id: Number(id), message_thread_id: Number(topic) };
}
