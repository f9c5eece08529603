import {
  type APIApplicationCommandInteraction,
  type APIApplicationCommandInteractionData,
  type APIInteraction,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionContextType,
  InteractionType,
} from 'discord.js';
import { commands, type Incoming, type Input } from '../../core/chat/input.js';
import { decode } from './codec.js';
import { referenceOption } from './commands.js';
import { valuesOf } from './modal.js';

/** An interaction of a kind that the shop offers. */
export type Interaction =
  | APIApplicationCommandInteraction
  | APIMessageComponentInteraction
  | APIModalSubmitInteraction;

/** Pings and completions are nothing that the shop asked for. */
export function isOffered(interaction: APIInteraction): interaction is Interaction {
  return (
    interaction.type === InteractionType.ApplicationCommand ||
    interaction.type === InteractionType.MessageComponent ||
    interaction.type === InteractionType.ModalSubmit
  );
}

/** The direct chat with the bot is the only place where nobody reads along. */
function placeOf({ guild_id, context }: Interaction): Incoming['place'] {
  const direct =
    guild_id === undefined &&
    (context ?? InteractionContextType.BotDM) === InteractionContextType.BotDM;
  return direct ? 'private' : 'group';
}

/** What a person did, with where; undefined when Discord names neither a person nor a channel. */
export function incomingOf(interaction: Interaction): Incoming | undefined {
  const user = (interaction.member?.user ?? interaction.user)?.id;
  const chat = interaction.channel?.id;
  if (user === undefined || chat === undefined) return undefined;
  return {
    chat: { platform: 'discord', chat, user },
    update: interaction.id,
    place: placeOf(interaction),
    input: inputOf(interaction),
    language: interaction.locale,
    message: interaction.message?.id,
  };
}

function inputOf(interaction: Interaction): Input {
  switch (interaction.type) {
    case InteractionType.ApplicationCommand:
      return commandOf(interaction.data);
    case InteractionType.MessageComponent:
      return pressed(interaction.data);
    case InteractionType.ModalSubmit:
      return { ...submitted(interaction.data.custom_id), values: valuesOf(interaction.data) };
    default:
      return interaction satisfies never;
  }
}

/** A command that was registered by an earlier version and is gone since opens the shop. */
function commandOf(data: APIApplicationCommandInteractionData): Input {
  const command = commands.find((name) => name === data.name) ?? 'start';
  const options = data.type === ApplicationCommandType.ChatInput ? (data.options ?? []) : [];
  const option = options.find((one) => one.name === referenceOption);
  const words = option?.type === ApplicationCommandOptionType.String ? option.value : '';
  return { kind: 'command', command, words };
}

function pressed(data: APIMessageComponentInteraction['data']): Input {
  const picked = data.component_type === ComponentType.Button ? undefined : data.values[0];
  const control = decode(picked ?? data.custom_id);
  return control.kind === 'form'
    ? { kind: 'fill', step: control.step, version: control.version }
    : control;
}

function submitted(id: string): { kind: 'form'; step: string; version: number } {
  const control = decode(id);
  return control.kind === 'form' ? control : { kind: 'form', step: '', version: -1 };
}
