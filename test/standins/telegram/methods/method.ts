import { z } from 'zod';
import type { Answer } from '../answer.js';
import type { Params, Upload } from '../body.js';
import type { Polling } from '../polling.js';
import type { World } from '../world.js';

/** One request that fits the Bot API table. */
export interface Call {
  readonly method: string;
  readonly params: Params;
  readonly uploads: readonly Upload[];
  /** Aborted when the caller hangs up. */
  readonly gone: AbortSignal;
}

export interface Backstage {
  readonly world: World;
  readonly polling: Polling;
}

export type Method = (backstage: Backstage, call: Call) => Answer | Promise<Answer>;

/** A method from the fields that it reads and what it does with them. */
export function method<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (
    params: z.infer<z.ZodObject<Shape>>,
    world: World,
    call: Call,
    polling: Polling,
  ) => Answer | Promise<Answer>,
): Method {
  const fields = z.object(shape);
  return ({ world, polling }, call) => run(fields.parse(call.params), world, call, polling);
}

export const chatId = z.union([z.number(), z.string()]);
export const optionalText = z.string().optional();
export const optionalNumber = z.number().optional();
