import type { Rate } from '../domain/payment.js';

/** Where exchange rates come from. `read` gives what the source knows now; it throws when the wire is broken. */
export type RateSource = { name: string; read: (now: number) => Promise<Rate[]> };
