import { MessageFlags } from 'discord.js';
import type { Incoming } from '../../core/chat/input.js';
import type { Chat } from '../../core/domain/deeds.js';
import type { Interaction } from './incoming.js';

/** An interaction's token lives 15 minutes (Receiving and responding, Followup messages); a little is kept for the way. */
const tokenLifeMs = 14.5 * 60_000;
const kept = 1000;

/**
 * An interaction that waits for its answer, without what was filled in or typed. `asked` is the form it asks for;
 * `editable` the message it came from, when that is the person's own: in the direct chat or shown to them alone.
 * `answered` is what was sent first.
 */
export type Press = {
  id: string;
  token: string;
  application: string;
  chat: Chat;
  place: Incoming['place'];
  asked: { step: string; version: number } | undefined;
  message: string | undefined;
  editable: string | undefined;
  receivedAt: number;
  answered: 'not' | 'reply' | 'update' | 'modal' | 'reply promised' | 'update promised';
  /** A promise to answer that is on its way to Discord. */
  promising: Promise<void>;
};

export function pressOf(interaction: Interaction, incoming: Incoming, now: number): Press {
  const { id, token, application_id: application, message } = interaction;
  const { chat, place, input } = incoming;
  const own = place === 'private' || ((message?.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  return {
    id,
    token,
    application,
    chat,
    place,
    asked: input.kind === 'fill' ? { step: input.step, version: input.version } : undefined,
    message: message?.id,
    editable: own ? message?.id : undefined,
    receivedAt: now,
    answered: 'not',
    promising: Promise.resolve(),
  };
}

/** Interactions by their id, the newest thousand, as long as their token lives. */
export class Presses {
  readonly #byId = new Map<string, Press>();
  readonly #latest = new Map<string, string>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  keep(press: Press): void {
    this.#byId.set(press.id, press);
    const key = keyOf(press.chat);
    this.#latest.delete(key);
    this.#latest.set(key, press.id);
    shorten(this.#byId);
    shorten(this.#latest);
  }

  find(id: string | undefined): Press | undefined {
    const press = this.#byId.get(id ?? '');
    return press !== undefined && this.#now() - press.receivedAt < tokenLifeMs ? press : undefined;
  }

  /** The last thing this person did in this channel, if something can still be said about it. */
  latest(chat: Chat): Press | undefined {
    return this.find(this.#latest.get(keyOf(chat)));
  }
}

function keyOf({ chat, user }: Chat): string {
  return `${chat}:${user}`;
}

function shorten(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= kept) return;
    map.delete(key);
  }
}
