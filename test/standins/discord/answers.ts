import type { Activity } from './activity.js';
import { WaitedInVain } from './activity.js';
import { type Json, numberAt, objectAt } from './json.js';
import type { RestCall } from './rest.js';

/** What became of one interaction. */
export interface Outcome {
  /** The callback type that Discord accepted; null as long as there is none. */
  readonly type: number | null;
  readonly data: Json;
  /** Discord's code when it refused the first response. */
  readonly refused: number | null;
}

interface Track {
  id: string;
  token: string;
  what: string;
  awaited: boolean;
  type: number | null;
  data: Json;
  refused: number | null;
  followed: boolean;
}

/** Follows interactions from the press to the last thing that the bot owes. */
export interface Answers {
  readonly expect: (id: string, what: string) => void;
  readonly hear: (call: RestCall) => void;
  readonly wait: (id: string, bound: number) => Promise<Outcome>;
  readonly outstanding: () => string[];
}

const DEFERRED_MESSAGE = 5;
const DEFERRED_UPDATE = 6;
const RETRIED = new Set([429, 500, 502, 503, 504]);

/** Whether nothing more is owed. A deferred message owes its text; a deferred update owes nothing. */
function isAnswered(track: Track): boolean {
  if (track.refused !== null) return true;
  return track.type === DEFERRED_MESSAGE ? track.followed : track.type !== null;
}

function hearCallback(track: Track, call: RestCall): void {
  const status = call.answer?.status ?? 0;
  if (status >= 200 && status < 300) {
    track.type = numberAt(call.body, 'type');
    track.data = objectAt(call.body, 'data');
    track.refused = null;
  } else if (track.type === null && status >= 400 && !RETRIED.has(status)) {
    track.refused = numberAt(call.answer?.body, 'code') ?? status;
  }
}

function hear(tracks: readonly Track[], trackOf: (id: string) => Track, call: RestCall): void {
  const [, root, first = '', token = ''] = call.path.split('/');
  if (root === 'interactions') {
    const track = trackOf(first);
    track.token = token;
    hearCallback(track, call);
  }
  if (root === 'webhooks' && call.method !== 'GET' && (call.answer?.status ?? 500) < 300) {
    const track = tracks.find((one) => one.token === token);
    if (track !== undefined) track.followed = true;
  }
}

async function settle(activity: Activity, track: Track, bound: number): Promise<void> {
  const read = async () => (isAnswered(track) ? track : null);
  try {
    await activity.until(() => `no answer to ${track.what}`, read, bound);
    if (track.type === DEFERRED_UPDATE) await activity.quiet(60, bound, () => []);
  } catch (error) {
    if (!(error instanceof WaitedInVain)) throw error;
    track.awaited = false;
  }
}

/** Starts with no interaction known. */
export function createAnswers(activity: Activity): Answers {
  const tracks = new Map<string, Track>();
  const trackOf = (id: string): Track => {
    const known = tracks.get(id);
    if (known !== undefined) return known;
    const rest = { type: null, data: {}, refused: null, followed: false };
    const fresh: Track = { id, token: '', what: id, awaited: false, ...rest };
    tracks.set(id, fresh);
    return fresh;
  };
  return {
    expect: (id, what) => {
      const track = trackOf(id);
      track.what = what;
      track.awaited = true;
    },
    hear: (call) => hear([...tracks.values()], trackOf, call),
    wait: async (id, bound) => {
      const track = trackOf(id);
      await settle(activity, track, bound);
      return { type: track.type, data: track.data, refused: track.refused };
    },
    outstanding: () =>
      [...tracks.values()]
        .filter((track) => track.awaited && !isAnswered(track))
        .map((track) => `no answer to ${track.what}`),
  };
}
