import type { Incoming, Input } from '../../../core/chat/input.js';
import { receive } from '../../../core/chat/receive.js';
import type { Choice, Screen } from '../../../core/chat/view.js';
import { holds } from './broken.js';
import type { Actor } from './people.js';
import type { World } from './world.js';

/** An answer, and who got it. */
export type Answer = { actor: Actor; screen: Screen };

let updates = 0;

export function nextUpdate(): string {
  updates += 1;
  return String(updates);
}

type From = { update?: string; message?: string };

/** One input in a private chat, with its answer shown, as a platform would. Undefined for a repeated update. */
export async function hear(
  world: World,
  actor: Actor,
  input: Input,
  { update = nextUpdate(), message }: From = {},
): Promise<Answer | undefined> {
  const reply = await receive(world.deps, actor.traits, {
    ...person(actor),
    place: 'private',
    update,
    input,
    message: message ?? `typed-${update}`,
  });
  if (reply === undefined) return undefined;
  const screen = await reply.screen(
    reply.erase === undefined ? undefined : world.random.below(2) === 0,
  );
  const shown = reply.over ?? `message-${update}`;
  await reply.shown(shown);
  actor.seen.push({ screen, message: shown });
  return { actor, screen };
}

/** The same where others read along. What can be shown to one person alone is another conversation of theirs. */
export async function hearInGroup(
  world: World,
  actor: Actor,
  input: Input,
): Promise<Answer | undefined> {
  const incoming: Incoming = {
    ...person(actor),
    chat: { ...actor.chat, chat: '-100777' },
    place: 'group',
    update: nextUpdate(),
    input,
    message: undefined,
  };
  const reply = await receive(world.deps, actor.traits, incoming);
  const screen = await reply?.screen();
  if (screen === undefined) return undefined;
  if (actor.traits.ephemeral) return { actor, screen };
  const choices = (screen.view.rows ?? []).flat();
  const silent = screen.view.form === undefined && screen.view.image === undefined;
  const away = choices.every((choice) => 'open' in choice) && screen.view.text.length === 1;
  holds('private', silent && away, `a group reads ${screen.step}`);
  return undefined;
}

function person(actor: Actor): Pick<Incoming, 'chat' | 'language'> {
  return { chat: actor.chat, language: actor.language };
}

/** What pressing a choice of a screen sends; undefined for one that never reaches the shop. */
export function pressOf({ step, version }: Screen, choice: Choice): Input | undefined {
  if ('link' in choice) return { kind: 'link', link: choice.link };
  return 'choice' in choice ? { kind: 'tap', step, choice: choice.choice, version } : undefined;
}
