import { byAge } from './ids.js';
import { isJson, type Json, numberAt, objectsOf, textAt } from './json.js';
import { inputsOf } from './rules/modal.js';

/** A button as a person sees it. */
export interface SeenButton {
  readonly kind: 'button';
  readonly customId: string | null;
  readonly label: string;
  readonly url: string | null;
  readonly style: number;
  readonly disabled: boolean;
}

/** A select as a person sees it. */
export interface SeenSelect {
  readonly kind: 'select';
  readonly customId: string;
  readonly type: number;
  readonly placeholder: string;
  readonly options: readonly {
    label: string;
    value: string;
    description: string;
    chosen: boolean;
  }[];
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
}

export type SeenControl = SeenButton | SeenSelect;

/** A file as bytes, with the link that a bot would download it by. */
export interface SeenFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly url: string;
}

/** The present state of a message. */
export interface SeenMessage {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  readonly content: string;
  readonly embeds: readonly Json[];
  readonly rows: readonly (readonly SeenControl[])[];
  readonly files: readonly SeenFile[];
  /** Whom an ephemeral message is shown to; null for one that everybody in the channel sees. */
  readonly onlyFor: string | null;
  readonly edited: boolean;
  /** The message as Discord's API gives it. */
  readonly raw: Json;
}

/** A field of a modal. */
export interface SeenField {
  readonly customId: string;
  readonly label: string;
  readonly type: number;
  readonly value: string;
  readonly required: boolean;
  readonly options: readonly string[];
}

/** A modal that a bot opened. */
export interface SeenModal {
  readonly customId: string;
  readonly title: string;
  readonly fields: readonly SeenField[];
  readonly raw: Json;
  /** The interaction that it was the answer to. */
  readonly openedBy: string;
}

function buttonOf(part: Json): SeenButton {
  return {
    kind: 'button',
    customId: textAt(part, 'custom_id'),
    label: textAt(part, 'label') ?? '',
    url: textAt(part, 'url'),
    style: numberAt(part, 'style') ?? 1,
    disabled: part['disabled'] === true,
  };
}

function selectOf(part: Json): SeenSelect {
  return {
    kind: 'select',
    customId: textAt(part, 'custom_id') ?? '',
    type: numberAt(part, 'type') ?? 3,
    placeholder: textAt(part, 'placeholder') ?? '',
    options: objectsOf(part['options']).map((option) => ({
      label: textAt(option, 'label') ?? '',
      value: textAt(option, 'value') ?? '',
      description: textAt(option, 'description') ?? '',
      chosen: option['default'] === true,
    })),
    min: numberAt(part, 'min_values') ?? 1,
    max: numberAt(part, 'max_values') ?? 1,
    disabled: part['disabled'] === true,
  };
}

/** The controls of a message's rows, as a person sees them. */
function rowsOf(components: unknown): readonly (readonly SeenControl[])[] {
  return objectsOf(components).map((row) =>
    objectsOf(row['components']).map((part) =>
      numberAt(part, 'type') === 2 ? buttonOf(part) : selectOf(part),
    ),
  );
}

function labelOf(modal: Json, input: Json): string {
  const label = objectsOf(modal['components']).find((one) => one['component'] === input);
  return textAt(label ?? input, 'label') ?? '';
}

/** A modal as a person sees it, from the data of a MODAL callback. */
export function modalOf(data: Json, openedBy: string): SeenModal {
  return {
    customId: textAt(data, 'custom_id') ?? '',
    title: textAt(data, 'title') ?? '',
    fields: inputsOf(data).map((input) => ({
      customId: textAt(input, 'custom_id') ?? '',
      label: labelOf(data, input),
      type: numberAt(input, 'type') ?? 4,
      value: textAt(input, 'value') ?? '',
      required: input['required'] !== false,
      options: objectsOf(input['options']).map((option) => textAt(option, 'value') ?? ''),
    })),
    raw: data,
    openedBy,
  };
}

/** A message of the API with its files and its audience, as a person sees it. */
export function messageOf(
  raw: Json,
  files: readonly SeenFile[],
  onlyFor: string | null,
): SeenMessage {
  const author = isJson(raw['author']) ? textAt(raw['author'], 'id') : null;
  return {
    id: textAt(raw, 'id') ?? '',
    channel: textAt(raw, 'channel_id') ?? '',
    author: author ?? '',
    content: textAt(raw, 'content') ?? '',
    embeds: objectsOf(raw['embeds']),
    rows: rowsOf(raw['components']),
    files,
    onlyFor,
    edited: textAt(raw, 'edited_timestamp') !== null,
    raw,
  };
}

/** Oldest first. */
export function inOrder(messages: readonly SeenMessage[]): readonly SeenMessage[] {
  return [...messages].sort((a, b) => byAge(a.id, b.id));
}
