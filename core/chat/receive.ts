import type { Committed } from '../store/store.js';
import { conversationKey } from '../store/store.js';
import { decide } from './decide.js';
import type { Incoming } from './input.js';
import { load } from './load.js';
import { after, paint } from './paint.js';
import { lines, type Text, text } from './phrase.js';
import { swapOnce } from './secret.js';
import type { Saved } from './states.js';
import type { Context, Decision, Deps, Traits } from './turn.js';
import type { Screen } from './view.js';

/**
 * What to show for an input. `over`: the message to edit. `erase`: a message of the person to delete first,
 * because a secret was typed in it; `screen` tells what became of that. `shown` stores the receipt.
 */
export type Reply = {
  screen: (erased?: boolean) => Promise<Screen>;
  over: string | undefined;
  erase: string | undefined;
  /** Whether notices were queued that somebody waits for. */
  notified: boolean;
  shown: (message: string) => Promise<void>;
};

/** How often a decision is made again on fresh facts before the person is asked to press again. */
const attempts = 3;

/**
 * One input: load, decide, commit in one transaction, paint. Undefined when the input was handled before and
 * its answer was shown. Uses no network; a crash at any point loses nothing acknowledged.
 */
export async function receive(
  deps: Deps,
  traits: Traits,
  incoming: Incoming,
): Promise<Reply | undefined> {
  const swap = swapOnce(deps, incoming.chat);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const context = await load(deps, traits, incoming, swap);
    if (incoming.place === 'group' && !traits.ephemeral) return groupReply(context);
    const decision = await decide(context);
    if (decision.saved === undefined) return unchanged(context, decision);
    const committed = await commit(context, decision.saved, decision);
    if (committed === 'done') {
      const here = after(context.here, decision.deeds, decision.saved);
      return reply({ ...context, here }, decision.saved, 1, decision);
    }
    if (committed === 'duplicate') return repeated(context);
  }
  const context = await load(deps, traits, incoming, swap);
  return reply(context, context.saved, 0, { deeds: [], note: text('platform.busy') });
}

function commit(context: Context, saved: Saved, decision: Decision): Promise<Committed> {
  const { chat, update, message } = context.incoming;
  return context.deps.store.commit({
    chat,
    update,
    was: context.conversation.version,
    state: JSON.stringify({ ...saved, erase: (decision.erase === true && message) || null }),
    deeds: decision.deeds,
    now: context.now,
  });
}

/** An input that changes nothing is answered, unless it changed something before: then it only came again. */
async function unchanged(context: Context, decision: Decision): Promise<Reply | undefined> {
  const { chat, update } = context.incoming;
  const handled = update !== null && (await context.deps.store.handled(chat.platform, update));
  return handled ? repeated(context) : reply(context, context.saved, 0, decision);
}

/**
 * The process may have died between storing and showing: then the answer is shown now, a secret that was typed is
 * deleted now, and nothing else.
 */
function repeated(context: Context): Reply | undefined {
  const { conversation, saved, traits } = context;
  if (conversation.shownVersion >= conversation.version) return undefined;
  const erase = traits.typedSecretsStay ? (saved.erase ?? undefined) : undefined;
  return { ...reply(context, saved, 0, { deeds: [] }), erase };
}

function reply(context: Context, saved: Saved, added: 0 | 1, decision: Decision): Reply {
  const { conversation, incoming, deps } = context;
  const version = conversation.version + added;
  const key = conversationKey(incoming.chat);
  return {
    screen: (erased) => paint(context, saved, version, noteWith(decision.note, erased)),
    over:
      pressable(incoming) && incoming.message === conversation.message
        ? incoming.message
        : undefined,
    erase:
      decision.erase === true && context.traits.typedSecretsStay ? incoming.message : undefined,
    notified: decision.deeds.some(({ deed }) => deed === 'notify'),
    shown: (message) =>
      version === 0 ? Promise.resolve() : deps.store.shown(key, version, message),
  };
}

/** Only a press may edit; what was typed is answered below what was typed. */
function pressable(incoming: Incoming): boolean {
  return (
    incoming.message !== undefined && !['words', 'command', 'file'].includes(incoming.input.kind)
  );
}

function noteWith(note: Text | undefined, erased: boolean | undefined): Text | undefined {
  if (erased === undefined) return note;
  const told = text(erased ? 'platform.erased' : 'platform.notErased');
  return note === undefined ? told : lines(told, note);
}

/** Where everybody reads along and nothing can be shown to one person, only the way to a private chat. */
function groupReply(context: Context): Reply {
  const { locale, shop } = context.here;
  const { input } = context.incoming;
  const invite = context.traits.invite(input.kind === 'link' ? input.link : 'go.home');
  const rows =
    invite === undefined ? [] : [[{ open: invite, label: text('platform.privateChat') }]];
  const view = {
    text: [text('platform.groupOnly', { shop: shop.name })],
    rows,
    privacy: 'here' as const,
  };
  return {
    screen: async () => ({ view, step: 'home', version: 0, locale }),
    over: undefined,
    erase: undefined,
    notified: false,
    shown: async () => undefined,
  };
}
