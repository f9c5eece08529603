import type { RawFile, REST, RouteLike } from 'discord.js';

/** What is sent to a route. `token`: the route carries an interaction's token and takes no other authorisation. */
export type Sending = { body: unknown; files?: RawFile[]; token?: true; query?: URLSearchParams };

/** A message as Discord answers it; nothing else of it is used. */
export type Sent = { id: string };

/** Reads what a route documents. Throws what discord.js throws: see errors.ts. */
export async function read<T>(
  rest: REST,
  route: RouteLike,
  asking: Omit<Sending, 'body'> = {},
): Promise<T> {
  // The shape is Discord's own, versioned by the route (v10).
  return (await rest.get(route, options(asking))) as T;
}

export async function post<T>(rest: REST, route: RouteLike, sending: Sending): Promise<T> {
  return (await rest.post(route, options(sending))) as T;
}

export async function patch<T>(rest: REST, route: RouteLike, sending: Sending): Promise<T> {
  return (await rest.patch(route, options(sending))) as T;
}

export async function put<T>(rest: REST, route: RouteLike, sending: Sending): Promise<T> {
  return (await rest.put(route, options(sending))) as T;
}

function options({ body, files, token, query }: Partial<Sending>) {
  return {
    ...(body === undefined ? {} : { body }),
    auth: token !== true,
    ...(files === undefined || files.length === 0 ? {} : { files }),
    ...(query === undefined ? {} : { query }),
  };
}
