import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APIModalSubmission,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { flat } from '../../core/chat/text.js';
import type { Field, Form, Screen } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { encode } from './codec.js';
import { clip } from './layout.js';

/** Modal, Label and Text Input in the components reference. */
export const fieldsAModal = 5;
const titleLength = 45;
const labelLength = 45;
const descriptionLength = 100;
const valueLength = 4000;

/** The form of a screen as a modal. Its id says for which step and version it was opened. */
export function modalOf(screen: Screen, form: Form): APIModalInteractionResponseCallbackData {
  const { step, version, locale } = screen;
  return {
    custom_id: encode({ kind: 'form', step, version }),
    title: clip(flat(form.title, locale), titleLength),
    components: form.fields.map((field) => labelled(field, locale)),
  };
}

/** A hint stands above the field: a placeholder would vanish with the first letter. */
function labelled(field: Field, locale: Locale): APILabelComponent {
  const label = flat(field.label, locale);
  const hint =
    field.hint === undefined
      ? label.length > labelLength
        ? label
        : undefined
      : flat(field.hint, locale);
  return {
    type: ComponentType.Label,
    label: clip(label, labelLength),
    ...(hint === undefined ? {} : { description: clip(hint, descriptionLength) }),
    component: input(field),
  };
}

/** What is already known may be left empty: the core then takes it from the form. */
function input({ id, kind, longest, prefill }: Field): APILabelComponent['component'] {
  const max_length = Math.min(longest, valueLength);
  const value =
    prefill !== undefined && prefill !== '' && prefill.length <= max_length ? prefill : undefined;
  return {
    type: ComponentType.TextInput,
    custom_id: id,
    style: kind === 'lines' ? TextInputStyle.Paragraph : TextInputStyle.Short,
    required: prefill === undefined,
    max_length,
    ...(value === undefined ? {} : { value }),
  };
}

/** What was filled in, by field. Reads labels and the older rows alike. */
export function valuesOf(submission: APIModalSubmission): Record<string, string> {
  const values: Record<string, string> = {};
  for (const part of submission.components) {
    const inputs =
      'component' in part ? [part.component] : 'components' in part ? part.components : [];
    for (const one of inputs) {
      if (one.type === ComponentType.TextInput) values[one.custom_id] = one.value;
    }
  }
  return values;
}
