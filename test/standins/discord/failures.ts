import type { RestAnswer, RestRequest } from './rest.js';

/**
 * How a call goes wrong: refused with Discord's JSON error, told to wait (429), or cut off
 * before or after Discord did what was asked.
 */
export type Failure =
  | { readonly status: number; readonly code: number; readonly message?: string }
  | { readonly retryAfter: number; readonly global?: boolean }
  | { readonly cut: 'before' | 'after' };

/** Failures that wait for their call. */
export interface Failures {
  /** `route` is a method and a path, a star for one segment. */
  readonly add: (route: string, failure: Failure, times: number) => void;
  /** Takes the failure that is meant for this call, if there is one. */
  readonly take: (request: RestRequest) => Failure | null;
}

function matches(route: string, { method, path }: RestRequest): boolean {
  const [wantedMethod, wantedPath = ''] = route.split(' ');
  const wanted = wantedPath.split('/');
  const given = path.split('/');
  if (wantedMethod !== method || wanted.length !== given.length) return false;
  return wanted.every((part, at) => part === '*' || part === given[at]);
}

/** Starts with none. */
export function createFailures(): Failures {
  const waiting: { route: string; failure: Failure; left: number }[] = [];
  return {
    add: (route, failure, times) => {
      waiting.push({ route, failure, left: times });
    },
    take: (request) => {
      const found = waiting.find((one) => one.left > 0 && matches(one.route, request));
      if (found === undefined) return null;
      found.left -= 1;
      return found.failure;
    },
  };
}

/**
 * The 429 that Discord sends, `retryAfter` in seconds
 * (docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit).
 */
export function tooMany(retryAfter: number, global: boolean): RestAnswer {
  return {
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: retryAfter, global },
    headers: {
      'retry-after': String(Math.ceil(retryAfter)),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': String(retryAfter),
      'x-ratelimit-bucket': 'standin',
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
  };
}
