/** https://core.telegram.org/bots/api#messageentity: offset and length count UTF-16 code units. */
export interface Entity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
  readonly url?: string;
  readonly language?: string;
  readonly custom_emoji_id?: string;
  readonly unix_time?: number;
  readonly date_time_format?: string;
}

/** Text as people see it, with its markup beside it. */
export interface Formatted {
  readonly text: string;
  readonly entities: readonly Entity[];
}

/** Commands in plain text; Telegram marks them itself (#messageentity, type `bot_command`). */
export function commandsIn(text: string): Entity[] {
  return [...text.matchAll(/(?<=^|\s)\/[A-Za-z0-9_]{1,64}(@\w+)?/g)].map((match) => ({
    type: 'bot_command',
    offset: match.index,
    length: match[0].length,
  }));
}

/** Space at the ends is not sent; entities move with the text (TDLib, fix_formatted_text). */
export function trimmed({ text, entities }: Formatted): Formatted {
  const firstEntity = Math.min(text.length, ...entities.map((entity) => entity.offset));
  const cut = Math.min(text.length - text.trimStart().length, firstEntity);
  const kept = text.slice(cut).trimEnd();
  const moved = entities.map((entity) => clipped(entity, cut, kept.length));
  return { text: kept, entities: moved.filter((entity) => entity.length > 0) };
}

function clipped(entity: Entity, cut: number, end: number): Entity {
  const offset = entity.offset - cut;
  return { ...entity, offset, length: Math.min(entity.length, end - offset) };
}
