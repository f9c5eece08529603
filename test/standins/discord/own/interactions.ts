import { isJson, type Json, numberAt, objectAt } from '../json.js';
import { done, invalidForm, ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import {
  EPHEMERAL,
  type MessageBody,
  messageBody,
  rewriteMessage,
  unknownMessage,
  writeMessage,
} from './bodies.js';
import { type Line, tellCreated, tellDeleted, tellEdited } from './deliver.js';
import { messageJson } from './payloads.js';
import type { Params, Routes } from './router.js';
import type { Interaction, Message, World } from './world.js';

/**
 * Interaction callbacks and follow-ups, as
 * docs.discord.com/developers/interactions/receiving-and-responding has them: three seconds for
 * the first response, then a token of fifteen minutes; a modal only first and never to a modal.
 */
const FIRST_RESPONSE = 3_000;
const TOKEN_LIFE = 15 * 60_000;
const TYPE = { message: 4, deferredMessage: 5, deferredUpdate: 6, update: 7, modal: 9 } as const;
const FORM = 5;

function write(
  line: Line,
  interaction: Interaction,
  body: MessageBody,
  files: RestRequest['files'],
  loading: boolean,
): Message {
  const hidden = ((body.flags ?? 0) & EPHEMERAL) !== 0;
  const message = writeMessage(line.world, body, files, {
    channel: interaction.channel,
    author: line.world.bot,
    onlyFor: hidden ? interaction.by : null,
    interaction: interaction.id,
    loading,
  });
  tellCreated(line, message);
  return message;
}

function source(world: World, interaction: Interaction): Message | null {
  return world.messages.get(interaction.message ?? '') ?? null;
}

/** Why a callback of this type does not go with this interaction. */
function misfit(world: World, interaction: Interaction, type: number | null): RestAnswer | null {
  const updates = type === TYPE.deferredUpdate || type === TYPE.update;
  if (updates && interaction.message === null) return invalidForm('type', 'No message to update.');
  if (updates && source(world, interaction) === null) return unknownMessage;
  if (type === TYPE.modal && interaction.type === FORM) {
    return invalidForm('type', 'A modal cannot answer a modal.');
  }
  return null;
}

function perform(line: Line, interaction: Interaction, request: RestRequest): void {
  const type = numberAt(request.body, 'type');
  const body = messageBody.parse(objectAt(request.body, 'data'));
  const shown = source(line.world, interaction);
  interaction.callback = type;
  if (type === TYPE.message || type === TYPE.deferredMessage) {
    const loading = type === TYPE.deferredMessage;
    interaction.original = write(line, interaction, body, request.files, loading).id;
  } else if (shown !== null && type !== TYPE.modal) {
    interaction.original = shown.id;
    if (type === TYPE.update) {
      rewriteMessage(line.world, shown, body, request.files);
      tellEdited(line, shown);
    }
  }
}

function withResponse(world: World, interaction: Interaction): RestAnswer {
  const message = world.messages.get(interaction.original ?? '');
  const shown = message === undefined ? {} : { message: messageJson(world, message) };
  const about: Json = {
    id: interaction.id,
    type: interaction.type,
    ...(message === undefined
      ? {}
      : {
          response_message_id: message.id,
          response_message_loading: message.loading,
          response_message_ephemeral: message.onlyFor !== null,
        }),
  };
  return ok({ interaction: about, resource: { type: interaction.callback, ...shown } });
}

function callback(line: Line, params: Params, request: RestRequest): RestAnswer {
  const { world } = line;
  const interaction = world.interactions.get(params['id'] ?? '');
  const unknown = refuse(404, 10062, 'Unknown interaction');
  if (interaction === undefined || interaction.token !== params['token']) return unknown;
  if (interaction.callback !== null) {
    return refuse(400, 40060, 'Interaction has already been acknowledged.');
  }
  if (world.now() - interaction.issuedAt > FIRST_RESPONSE) return unknown;
  const refusal = misfit(world, interaction, numberAt(request.body, 'type'));
  if (refusal !== null) return refusal;
  perform(line, interaction, request);
  return request.query.get('with_response') === 'true' ? withResponse(world, interaction) : done;
}

/** Finds what a token still gives access to: nothing before the first response or after its life. */
function byToken(world: World, params: Params, then: (one: Interaction) => RestAnswer): RestAnswer {
  const interaction = [...world.interactions.values()].find((one) => one.token === params['token']);
  if (interaction === undefined || interaction.callback === null) {
    return refuse(404, 10015, 'Unknown Webhook');
  }
  if (world.now() - interaction.issuedAt > TOKEN_LIFE) {
    return refuse(401, 50027, 'Invalid Webhook Token');
  }
  return then(interaction);
}

function messageFor(world: World, interaction: Interaction, params: Params): Message | null {
  const named = params['message'] === '@original' ? interaction.original : params['message'];
  const message = world.messages.get(named ?? '');
  const own = message?.interaction === interaction.id || message?.id === interaction.original;
  return message !== undefined && own ? message : null;
}

function followUp(line: Line, interaction: Interaction, request: RestRequest): RestAnswer {
  const body = messageBody.parse(request.body);
  const original = line.world.messages.get(interaction.original ?? '');
  // The first follow-up of a deferred message takes its place and keeps its audience.
  if (original?.loading === true) return rewrite(line, original, body, request);
  const message = write(line, interaction, body, request.files, false);
  return ok(messageJson(line.world, message));
}

function rewrite(
  line: Line,
  message: Message,
  body: MessageBody,
  request: RestRequest,
): RestAnswer {
  rewriteMessage(line.world, message, body, request.files);
  tellEdited(line, message);
  return ok(messageJson(line.world, message));
}

/** The routes by which a bot answers interactions. */
export function interactionRoutes(line: Line): Routes {
  const { world } = line;
  const on = (params: Params, then: (message: Message) => RestAnswer): RestAnswer =>
    byToken(world, params, (interaction) => {
      const message = messageFor(world, interaction, params);
      return message === null ? unknownMessage : then(message);
    });
  return {
    'POST /interactions/{id}/{token}/callback': (params, request) =>
      callback(line, params, request),
    'POST /webhooks/{app}/{token}': (params, request) =>
      byToken(world, params, (interaction) => followUp(line, interaction, request)),
    'GET /webhooks/{app}/{token}/messages/{message}': (params) =>
      on(params, (message) => ok(messageJson(world, message))),
    'PATCH /webhooks/{app}/{token}/messages/{message}': (params, request) =>
      on(params, (message) => {
        const body = isJson(request.body) ? request.body : {};
        return rewrite(line, message, messageBody.parse(body), request);
      }),
    'DELETE /webhooks/{app}/{token}/messages/{message}': (params) =>
      on(params, (message) => {
        world.messages.delete(message.id);
        tellDeleted(line, message);
        return done;
      }),
  };
}
