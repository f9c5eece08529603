/** A button as a person sees it. `id` is what it stands for, written the same for every platform. */
export type Button = {
  id: string;
  label: string;
  opens?: string | undefined;
  copies?: string | undefined;
};

/** What a person sees after something happened, and can do with it. */
export type Seen = {
  /** Every text of it, as it reads: no markup, except Discord's. */
  text: string;
  buttons: readonly Button[];
  picture: Buffer | undefined;
  file: { name: string; text: string } | undefined;
  /** Presses the button with this id, or whose id begins with it and a dot. */
  press: (id: string) => Promise<Seen>;
  /** Gives the values of the form that is asked for, all at once or one after another. */
  fill: (values: Readonly<Record<string, string>>) => Promise<Seen>;
};

/** Somebody at a chat app: a customer or a staff member. */
export type Renter = {
  command: (name: string, words?: string) => Promise<Seen>;
  says: (words: string) => Promise<Seen>;
  /** What the shop said on its own with these words in it; waits for it. */
  told: (words: string) => Promise<Seen>;
  /** Everything that this person can read in the chat, as it stands. */
  reads: () => Promise<string>;
};

/** The button with this id; an error says which there are. */
export function buttonOf({ text, buttons }: Pick<Seen, 'text' | 'buttons'>, id: string): Button {
  const found = buttons.find((button) => isNamed(button.id, id));
  if (found !== undefined) return found;
  const there = buttons.map((button) => `${button.id} "${button.label}"`).join(', ');
  throw new Error(`no button ${id} among ${there || 'none'} under: ${text}`);
}

export function has({ buttons }: Seen, id: string): boolean {
  return buttons.some((button) => isNamed(button.id, id));
}

/** Whether `id` is what was named, or that with more behind it. */
export function isNamed(id: string, named: string): boolean {
  return id === named || id.startsWith(`${named}.`);
}

/** How long a person waits for the shop, in ms: a bound against hanging, whatever else the machine does. */
export const patience = 25_000;
