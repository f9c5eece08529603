import { InteractionResponseType, MessageFlags, type REST, Routes } from 'discord.js';
import type { Form, Screen } from '../../core/chat/view.js';
import type { Receipt, Target } from '../platform.js';
import type { Outgoing } from './message.js';
import { fieldsAModal, modalOf } from './modal.js';
import type { Press } from './press.js';
import { callback, made, patch, post, read } from './wire.js';

const original = '@original';

/** Shows a screen as the answer to an interaction. Throws what Discord refuses. */
export async function answer(
  rest: REST,
  press: Press,
  target: Target,
  screen: Screen,
  messages: readonly Outgoing[],
): Promise<Receipt> {
  await press.promising;
  const form = formFor(press, screen);
  if (form !== undefined) return openModal(rest, press, screen, form);
  const [first, ...more] = messages;
  let shown = first === undefined ? '' : await sendFirst(rest, press, target, first);
  for (const message of more) shown = await followUp(rest, press, message);
  return { is: 'shown', message: shown };
}

/**
 * The form to open: the one that was asked for, if its step has not moved on. A modal can only be the first
 * response, so a press that was answered or promised an answer gets the screen with its button again.
 */
function formFor({ asked, answered }: Press, { view, step, version }: Screen): Form | undefined {
  const same = asked?.step === step && asked.version === version;
  return same && answered === 'not' ? view.form : undefined;
}

async function openModal(rest: REST, press: Press, screen: Screen, form: Form): Promise<Receipt> {
  if (form.fields.length > fieldsAModal) {
    return {
      is: 'failed',
      why: `a form of ${form.fields.length} fields; a modal takes ${fieldsAModal}`,
    };
  }
  await respond(rest, press, 'modal', {
    type: InteractionResponseType.Modal,
    data: modalOf(screen, form),
  });
  return { is: 'shown', message: press.message ?? '' };
}

/** A press edits its own message when the core wants it edited and the message is this person's; else it is answered. */
async function sendFirst(
  rest: REST,
  press: Press,
  target: Target,
  { body, files }: Outgoing,
): Promise<string> {
  const edit = press.editable !== undefined && target.over !== undefined;
  switch (press.answered) {
    case 'not': {
      const type = edit
        ? InteractionResponseType.UpdateMessage
        : InteractionResponseType.ChannelMessageWithSource;
      const data = edit ? body : { ...body, ...hidden(press) };
      const message = await respond(rest, press, edit ? 'update' : 'reply', { type, data }, files);
      return message ?? (await originalOf(rest, press));
    }
    case 'reply promised':
      return rewrite(rest, press, original, { body, files });
    case 'update promised':
      return edit
        ? rewrite(rest, press, original, { body, files })
        : followUp(rest, press, { body, files });
    case 'reply':
    case 'update':
    case 'modal':
      return target.over === undefined || press.answered === 'modal'
        ? followUp(rest, press, { body, files })
        : rewrite(rest, press, target.over, { body, files });
    default:
      return press.answered satisfies never;
  }
}

/** Only this person sees it where others read along. */
export function hidden(press: Press): { flags?: MessageFlags } {
  return press.place === 'group' ? { flags: MessageFlags.Ephemeral } : {};
}

/** The first response to an interaction, within 3 seconds of it; gives the message it made or changed. */
export async function respond(
  rest: REST,
  press: Press,
  how: Press['answered'],
  body: object,
  files: Outgoing['files'] = [],
): Promise<string | undefined> {
  const before = press.answered;
  // Set first, so that nothing else answers while this is on its way.
  press.answered = how;
  try {
    const query = new URLSearchParams({ with_response: 'true' });
    const route = Routes.interactionCallback(press.id, press.token);
    const { resource } = await post(rest, route, callback, { body, files, token: true, query });
    return resource?.message?.id;
  } catch (error) {
    press.answered = before;
    throw error;
  }
}

async function originalOf(rest: REST, press: Press): Promise<string> {
  if (press.answered === 'update' && press.editable !== undefined) return press.editable;
  const route = Routes.webhookMessage(press.application, press.token, original);
  return (await read(rest, route, made, { token: true })).id;
}

async function rewrite(
  rest: REST,
  press: Press,
  message: string,
  { body, files }: Outgoing,
): Promise<string> {
  const route = Routes.webhookMessage(press.application, press.token, message);
  return (await patch(rest, route, made, { body, files, token: true })).id;
}

/** One more message about an interaction that has had its first response. */
export async function followUp(
  rest: REST,
  press: Press,
  { body, files }: Outgoing,
): Promise<string> {
  const route = Routes.webhook(press.application, press.token);
  const query = new URLSearchParams({ wait: 'true' });
  return (
    await post(rest, route, made, {
      body: { ...body, ...hidden(press) },
      files,
      token: true,
      query,
    })
  ).id;
}
