import type { Outcome } from './answers.js';
import { buttonIn, checkFields, type Named, selectIn, valuesIn } from './controls.js';
import type { Json } from './json.js';
import { commandData, modalValues, type OptionValues } from './options.js';
import { modalOf, type SeenMessage, type SeenModal } from './seen.js';
import type { Deed, Profile, SentFile, Stage } from './stage.js';

/** What came back to the person who ran a command, pressed, selected or submitted. */
export interface Answer {
  readonly interaction: string;
  /** `deferred`: the message that was promised has come. `nothing`: no answer in time, or refused. */
  readonly kind: 'message' | 'deferred' | 'update' | 'silent' | 'modal' | 'nothing';
  readonly message: SeenMessage | null;
  readonly modal: SeenModal | null;
  readonly ephemeral: boolean;
  /** Discord's error code if it refused the bot's first response. */
  readonly refused: number | null;
}

/** A person who uses Discord's own program. */
export interface DiscordUser extends Profile {
  readonly dm: string;
  readonly mention: string;
  /** Runs `/name` or `/name sub`; in the guild's channel unless `where` says otherwise. */
  readonly command: (name: string, values?: OptionValues, where?: Place) => Promise<Answer>;
  readonly presses: (message: SeenMessage, button: Named) => Promise<Answer>;
  readonly selects: (message: SeenMessage, select: Named, ...picks: Named[]) => Promise<Answer>;
  readonly submits: (modal: SeenModal, values: FieldValues) => Promise<Answer>;
  readonly says: (content: string, where?: Place & SpokenWith) => Promise<SeenMessage>;
  readonly edits: (message: SeenMessage, content: string) => Promise<void>;
  readonly deletes: (message: SeenMessage) => Promise<void>;
  readonly leaves: () => Promise<void>;
}

/** A channel's id, or the person's direct chat with the bot. */
export interface Place {
  readonly in?: string | 'dm';
}
export interface SpokenWith {
  readonly files?: readonly SentFile[];
  readonly replyTo?: SeenMessage;
}
export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

/** What persons share. */
export interface Floor {
  readonly stage: Stage;
  readonly expect: (interaction: string, what: string) => void;
  readonly outcome: (interaction: string) => Promise<Outcome>;
  readonly registered: (name: string) => Json | null;
  /** Where each interaction came from: a modal is submitted to the same place. */
  readonly origins: Map<string, { readonly message: string | null; readonly channel: string }>;
}

const KINDS: Readonly<Record<number, Answer['kind']>> = {
  4: 'message',
  5: 'deferred',
  6: 'silent',
  7: 'update',
  9: 'modal',
};

async function act(floor: Floor, deed: Deed, what: string): Promise<Answer> {
  const { id } = await floor.stage.interact(deed);
  floor.expect(id, `${what} by ${deed.by.name}`);
  const { type, data, refused } = await floor.outcome(id);
  const kind = type === null ? 'nothing' : (KINDS[type] ?? 'nothing');
  const original = kind === 'modal' || kind === 'nothing' ? null : await floor.stage.original(id);
  const message = original === null ? null : await floor.stage.message(original);
  floor.origins.set(id, { message: deed.message, channel: deed.channel });
  return {
    interaction: id,
    kind,
    message,
    modal: kind === 'modal' ? modalOf(data, id) : null,
    ephemeral: message !== null && message.onlyFor !== null,
    refused,
  };
}

async function present(floor: Floor, by: Profile, shown: SeenMessage): Promise<void> {
  const now = await floor.stage.message(shown.id);
  if (now === null) throw new Error(`message ${shown.id} is gone`);
  if (now.onlyFor !== null && now.onlyFor !== by.id) throw new Error(`${by.name} cannot see it`);
}

function component(by: Profile, message: SeenMessage, data: Json): Deed {
  return { type: 3, by, channel: message.channel, message: message.id, data };
}

type Using = Pick<DiscordUser, 'command' | 'presses' | 'selects' | 'submits'>;

/** Where a person is when a test does not say. */
interface Standing {
  readonly by: Profile;
  readonly channel: string;
  readonly placeOf: (where?: Place) => string;
}

/** What becomes an interaction. */
function using(floor: Floor, { by, channel, placeOf }: Standing): Using {
  return {
    command: async (name, values = {}, where) => {
      const words = name.split(' ');
      const command = floor.registered(words[0] ?? '');
      if (command === null) throw new Error(`/${name} is not registered`);
      const place = placeOf(where);
      const { userJson: user, upload } = floor.stage;
      const resolver = { user, upload: (file: SentFile) => upload(place, file) };
      const data = await commandData(command, words, values, resolver);
      return act(floor, { type: 2, by, channel: place, message: null, data }, `/${name}`);
    },
    presses: async (message, named) => {
      const { customId } = buttonIn(message, named);
      await present(floor, by, message);
      const data = { custom_id: customId, component_type: 2 };
      return act(floor, component(by, message, data), `a press of ${String(named)}`);
    },
    selects: async (message, named, ...picks) => {
      const select = selectIn(message, named);
      await present(floor, by, message);
      const values = valuesIn(select, picks);
      const data = { custom_id: select.customId, component_type: select.type, values };
      return act(floor, component(by, message, data), `a choice in ${select.customId}`);
    },
    submits: async (modal, values) => {
      checkFields(modal, values);
      const origin = floor.origins.get(modal.openedBy) ?? { message: null, channel };
      const data = { custom_id: modal.customId, components: modalValues(modal.raw, values) };
      return act(floor, { type: 5, by, ...origin, data }, `a form ${modal.customId}`);
    },
  };
}

/** A person at the controls, who is in `channel` when a test does not say. */
export function createUser(floor: Floor, profile: Profile, channel: string): DiscordUser {
  const { stage } = floor;
  const dm = stage.dmOf(profile);
  const placeOf = (where?: Place): string => (where?.in === 'dm' ? dm : (where?.in ?? channel));
  return {
    ...profile,
    dm,
    mention: `<@${profile.id}>`,
    ...using(floor, { by: profile, channel, placeOf }),
    says: async (content, where) => {
      const files = where?.files ?? [];
      const replyTo = where?.replyTo?.id ?? null;
      const id = await stage.say({ by: profile, channel: placeOf(where), content, files, replyTo });
      const said = await stage.message(id);
      if (said === null) throw new Error('what was said is already gone');
      return said;
    },
    edits: (message, content) => stage.edit(message.id, content),
    deletes: (message) => stage.remove(message.id),
    leaves: () => stage.leave(profile),
  };
}
