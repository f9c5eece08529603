import type { SeenButton, SeenControl, SeenMessage, SeenModal, SeenSelect } from './seen.js';

/** How a test names a control: its custom id or label, or a pattern for the label. */
export type Named = string | RegExp;

function fits(named: Named, ...texts: readonly (string | null)[]): boolean {
  return texts.some((text) => {
    if (text === null) return false;
    return typeof named === 'string' ? text === named : named.test(text);
  });
}

function describe(message: SeenMessage): string {
  const controls: readonly SeenControl[] = message.rows.flat();
  const names = controls.map((one) => (one.kind === 'button' ? one.label : one.placeholder));
  return `"${message.content.slice(0, 60)}" has ${names.join(' | ') || 'no controls'}`;
}

/** The button that a person would press; an error says which there are. */
export function buttonIn(message: SeenMessage, named: Named): SeenButton & { customId: string } {
  const button = message.rows
    .flat()
    .filter((one): one is SeenButton => one.kind === 'button')
    .find((one) => fits(named, one.customId, one.label));
  if (button === undefined) throw new Error(`no button ${String(named)}: ${describe(message)}`);
  if (button.disabled) throw new Error(`button ${String(named)} is disabled`);
  if (button.customId === null) throw new Error(`button ${String(named)} opens ${button.url}`);
  return { ...button, customId: button.customId };
}

/** The select that a person would open. */
export function selectIn(message: SeenMessage, named: Named): SeenSelect {
  const select = message.rows
    .flat()
    .filter((one): one is SeenSelect => one.kind === 'select')
    .find((one) => fits(named, one.customId, one.placeholder));
  if (select === undefined) throw new Error(`no select ${String(named)}: ${describe(message)}`);
  if (select.disabled) throw new Error(`select ${String(named)} is disabled`);
  return select;
}

/** The values of the options that a person picks by value or label. */
export function valuesIn(select: SeenSelect, picks: readonly Named[]): readonly string[] {
  if (picks.length < select.min || picks.length > select.max) {
    throw new Error(`${select.customId} takes ${select.min} to ${select.max} choices`);
  }
  return picks.map((pick) => {
    const option = select.options.find((one) => fits(pick, one.value, one.label));
    const labels = select.options.map((one) => one.label).join(' | ');
    if (option === undefined) throw new Error(`no option ${String(pick)}: ${labels}`);
    return option.value;
  });
}

/** Refuses what Discord's client would not send: unknown fields and empty required ones. */
export function checkFields(modal: SeenModal, values: Readonly<Record<string, unknown>>): void {
  const known = modal.fields.map((field) => field.customId);
  const strange = Object.keys(values).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Error(`no field ${strange}: ${known.join(' | ')}`);
  for (const field of modal.fields) {
    const given = values[field.customId] ?? field.value;
    if (field.required && given === '') throw new Error(`field ${field.customId} is required`);
  }
}
