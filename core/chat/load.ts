import { localeFrom } from '../domain/locale.js';
import { staffMember } from '../domain/staff.js';
import type { Conversation } from '../store/store.js';
import type { Incoming } from './input.js';
import { freshSaved, isReadable, type Saved, savedSchema } from './states.js';
import type { Here } from './step.js';
import type { Context, Deps, Traits } from './turn.js';

/** Loads what a decision is made on: one query for the conversation, its person's language and session. */
export async function load(
  deps: Deps,
  traits: Traits,
  incoming: Incoming,
  swap: Context['swap'],
): Promise<Context> {
  const now = deps.clock();
  const conversation = await deps.store.conversation(incoming.chat, now);
  const saved = read(conversation.state);
  return {
    deps,
    traits,
    incoming,
    conversation,
    saved: saved ?? freshSaved(),
    unreadable: saved === undefined && conversation.state !== null,
    here: hereOf(deps, traits, incoming, conversation, saved ?? freshSaved()),
    now,
    swap,
  };
}

function hereOf(
  deps: Deps,
  traits: Traits,
  incoming: Incoming,
  conversation: Conversation,
  saved: Saved,
): Here {
  const { shop } = deps;
  return {
    shop,
    chat: incoming.chat,
    locale:
      conversation.locale ??
      localeFrom(incoming.language, shop.languages, conversation.guess ?? shop.defaultLanguage),
    account: conversation.account,
    staff: staffMember(shop, incoming.chat),
    fresh: deps.ids(),
    resume: saved.resume,
    typedSecretsStay: traits.typedSecretsStay,
    stamp: deps.store.secrets.stamp,
    publicUrl: deps.publicUrl,
    payload: deps.payload,
  };
}

/** A state that this version cannot read is no state: the conversation starts again, with an apology. */
function read(state: string | null): Saved | undefined {
  if (state === null) return undefined;
  const parsed = savedSchema.safeParse(json(state));
  if (!parsed.success || !isReadable(parsed.data.at)) return undefined;
  const { resume } = parsed.data;
  return resume === null || isReadable(resume) ? parsed.data : { ...parsed.data, resume: null };
}

function json(state: string): unknown {
  try {
    return JSON.parse(state);
  } catch {
    // Damaged JSON is treated like any other shape this version does not know.
    return undefined;
  }
}
