import type { RawFile, REST, RouteLike } from 'discord.js';
import * as z from 'zod';

/** What is sent to a route. `token`: the route carries an interaction's token and takes no other authorisation. */
export type Sending = { body: unknown; files?: RawFile[]; token?: true; query?: URLSearchParams };

/** A message or a channel as Discord answers it; nothing else of it is used. */
export const made = z.object({ id: z.string() });

/** The answer to an interaction's first response, when asked for (Interaction callback response). */
export const callback = z.object({
  resource: z.object({ message: made.optional() }).optional(),
});

/** Calls a route and reads its answer. Throws what discord.js throws (see errors.ts), and when the answer is another. */
export async function read<T>(
  rest: REST,
  route: RouteLike,
  shape: z.ZodType<T>,
  asking: Omit<Sending, 'body'> = {},
): Promise<T> {
  return shape.parse(await rest.get(route, options(asking)));
}

export async function post<T>(
  rest: REST,
  route: RouteLike,
  shape: z.ZodType<T>,
  sending: Sending,
): Promise<T> {
  return shape.parse(await rest.post(route, options(sending)));
}

export async function patch<T>(
  rest: REST,
  route: RouteLike,
  shape: z.ZodType<T>,
  sending: Sending,
): Promise<T> {
  return shape.parse(await rest.patch(route, options(sending)));
}

function options({ body, files, token, query }: Partial<Sending>) {
  return {
    ...(body === undefined ? {} : { body }),
    auth: token !== true,
    ...(files === undefined || files.length === 0 ? {} : { files }),
    ...(query === undefined ? {} : { query }),
  };
}
