import type { Json } from '../json.js';
import type { Deed, Words } from '../stage.js';
import { writeMessage } from './bodies.js';
import { type Line, tellCreated } from './deliver.js';
import { channelJson, invokerJson, messageJson } from './payloads.js';
import { permissionsIn } from './permissions.js';
import type { Interaction } from './world.js';

function payloadOf({ world }: Line, deed: Deed, id: string, token: string): Json {
  const channel = world.channels.get(deed.channel);
  if (channel === undefined) throw new Error(`no channel ${deed.channel}`);
  const message = world.messages.get(deed.message ?? '');
  return {
    id,
    token,
    application_id: world.bot,
    type: deed.type,
    version: 1,
    data: deed.data,
    channel_id: channel.id,
    channel: channelJson(world, channel),
    ...invokerJson(world, deed.by, channel),
    ...(message === undefined ? {} : { message: messageJson(world, message) }),
    locale: deed.by.locale,
    app_permissions: String(permissionsIn(world, channel, world.bot)),
    entitlements: [],
    authorizing_integration_owners: { 0: channel.recipient === null ? world.guild : '0' },
    attachment_size_limit: 10_485_760,
  };
}

/** Interactions come whatever the intents (docs.discord.com/developers/events/gateway-events#interaction-create). */
export function sendInteraction({ gateway }: Line, interaction: Interaction): void {
  gateway.dispatch({ name: 'INTERACTION_CREATE', intents: null, data: () => interaction.payload });
}

/** Turns what a person did into an interaction and sends it. */
export function interact(line: Line, deed: Deed): { id: string; token: string } {
  const { world } = line;
  const id = world.nextId();
  const token = `standin.${id}`;
  const interaction: Interaction = {
    id,
    token,
    type: deed.type,
    by: deed.by.id,
    channel: deed.channel,
    message: deed.message,
    issuedAt: world.now(),
    payload: payloadOf(line, deed, id, token),
    callback: null,
    original: null,
  };
  world.interactions.set(id, interaction);
  sendInteraction(line, interaction);
  return { id, token };
}

/** Writes down what a person said and tells the bot. */
export function say(line: Line, words: Words): string {
  const { world } = line;
  const reference =
    words.replyTo === null
      ? {}
      : { message_reference: { message_id: words.replyTo, channel_id: words.channel } };
  const uploads = words.files.map(({ name, bytes, type = 'application/octet-stream' }, at) => ({
    field: `files[${at}]`,
    name,
    bytes,
    type,
  }));
  const body = { content: words.content, ...reference };
  const circumstances = {
    channel: words.channel,
    author: words.by.id,
    onlyFor: null,
    interaction: null,
  };
  const message = writeMessage(world, body, uploads, circumstances);
  tellCreated(line, message);
  return message.id;
}
