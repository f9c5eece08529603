import { isJson, type Json, numberAt, textAt } from '../json.js';
import type { Profile } from '../stage.js';

/** What the twin does not say of itself in an event, and Discord does. */
export interface Wardrobe {
  readonly people: ReadonlyMap<string, Profile>;
  readonly directChats: ReadonlyMap<string, Profile>;
  readonly filesOf: (message: string) => readonly Json[];
}

function invoker(payload: Json): Json {
  const member = payload['member'];
  return isJson(member) && isJson(member['user']) ? member['user'] : {};
}

function dressInteraction(payload: Json, wardrobe: Wardrobe): Json {
  const user = invoker(payload);
  const id = textAt(user, 'id') ?? '';
  const locale = wardrobe.people.get(id)?.locale ?? 'en-US';
  const direct = wardrobe.directChats.get(textAt(payload, 'channel_id') ?? '');
  const message = isJson(payload['message'])
    ? { message: dressMessage(payload['message'], wardrobe) }
    : {};
  if (direct === undefined) return { ...payload, locale, ...message };
  const { guild_id: _guild, member: _member, guild_locale: _locale, ...rest } = payload;
  const channel = { id: payload['channel_id'], type: 1, recipients: [user] };
  return { ...rest, locale, user, channel, context: 1, ...message };
}

function dressMessage(payload: Json, wardrobe: Wardrobe): Json {
  const files = wardrobe.filesOf(textAt(payload, 'id') ?? '');
  const attachments = files.length === 0 ? payload['attachments'] : files;
  const direct = wardrobe.directChats.has(textAt(payload, 'channel_id') ?? '');
  const { guild_id: guild, ...rest } = payload;
  return direct
    ? { ...rest, attachments, channel_type: 1 }
    : { ...rest, attachments, ...(guild === undefined ? {} : { guild_id: guild }) };
}

/**
 * Completes an event of the twin: the reader's locale, direct chats without a guild
 * (docs.discord.com/developers/interactions/receiving-and-responding, Interaction Structure), and
 * the files that the twin does not keep.
 */
export function dress(event: string, payload: unknown, wardrobe: Wardrobe): unknown {
  if (!isJson(payload)) return payload;
  if (event === 'INTERACTION_CREATE') return dressInteraction(payload, wardrobe);
  return event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE'
    ? dressMessage(payload, wardrobe)
    : payload;
}

/** Whether a callback defers a message that only its reader will see. */
export function defersHidden(body: unknown): boolean {
  const data = isJson(body) && isJson(body['data']) ? body['data'] : {};
  return numberAt(body, 'type') === 5 && ((numberAt(data, 'flags') ?? 0) & 64) !== 0;
}
