import { z } from 'zod';
import { terms } from '../domain/terms.js';

const page = z.int().min(0).max(100_000).default(0);
const gpu = z.string().max(24);
const term = z.literal(terms);
const lots = z.int().min(1).max(10);
const order = z.string().max(32);
const intent = z.string().max(32);

/** Everything chosen for an order that is not placed yet. */
const draft = z.strictObject({
  gpu,
  term,
  lots,
  environment: z.string().max(24),
  line: z.string().max(1000).nullable(),
});

/** A place in the conversation, kept for later: where an account was asked for, or an unfinished order. */
const place = z.strictObject({ step: z.string().max(24), data: z.unknown() });
const onward = place.nullable();

/** What each step remembers. A stored state that does not fit its schema restarts the conversation. */
export const stateSchemas = {
  home: z.strictObject({}),
  gpus: z.strictObject({ page }),
  compare: z.strictObject({ page }),
  gpu: z.strictObject({ gpu }),
  lots: z.strictObject({ gpu, term }),
  environment: z.strictObject({ gpu, term, lots }),
  line: z.strictObject({ gpu, term, lots }),
  details: draft,
  summary: draft,
  door: z.strictObject({ onward }),
  register: z.strictObject({ onward }),
  signin: z.strictObject({ onward }),
  handoff: z.strictObject({
    onward,
    token: z.string(),
    purpose: z.enum(['register', 'sign in']),
    nonce: z.string().max(64),
  }),
  account: z.strictObject({}),
  signedout: z.strictObject({}),
  orders: z.strictObject({ page }),
  order: z.strictObject({ order }),
  cancellation: z.strictObject({ order }),
  accessDetails: z.strictObject({ order }),
  methods: z.strictObject({ order }),
  instruction: z.strictObject({ intent }),
  intents: z.strictObject({ order, page }),
  export: z.strictObject({}),
  language: z.strictObject({ onward: onward.default(null) }),
  help: z.strictObject({ page }),
  topic: z.strictObject({ topic: z.string().max(24) }),
  terms: z.strictObject({}),
  privacy: z.strictObject({}),
  paysupport: z.strictObject({ order: order.nullable() }),
  support: z.strictObject({ order: order.nullable() }),
  staff: z.strictObject({}),
  payments: z.strictObject({ page }),
  payment: z.strictObject({ intent }),
  confirmation: z.strictObject({ intent }),
  machines: z.strictObject({ page }),
  machine: z.strictObject({ order }),
  handover: z.strictObject({ order }),
  letters: z.strictObject({ page }),
} as const satisfies Record<string, z.ZodType>;

export type StepId = keyof typeof stateSchemas;
export type StateOf<S extends StepId> = z.infer<(typeof stateSchemas)[S]>;
export type Draft = z.infer<typeof draft>;
export type Place = z.infer<typeof place>;

export function isStep(id: string): id is StepId {
  return Object.hasOwn(stateSchemas, id);
}

/** Whether this version knows the step of a place and can read the state in it. */
export function isReadable({ step, data }: Place): boolean {
  return isStep(step) && stateSchemas[step].safeParse(data).success;
}

/** Rises when a stored state changes its meaning without failing its schema. */
const shape = 1;

/**
 * A conversation as it is stored. `resume` is the unfinished order to come back to. `filling` holds the fields
 * of a form that were already given, never a secret one. `erase` is the message that led here when it held a secret,
 * so that it is deleted also when the process died before it could be.
 */
export const savedSchema = z.strictObject({
  shape: z.literal(shape),
  at: place,
  resume: onward,
  filling: z.record(z.string(), z.string()).nullable(),
  erase: z.string().nullable().default(null),
});

export type Saved = z.infer<typeof savedSchema>;

export function freshSaved(): Saved {
  return { shape, at: { step: 'home', data: {} }, resume: null, filling: null, erase: null };
}
