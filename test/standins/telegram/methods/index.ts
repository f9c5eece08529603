import { chats } from './chats.js';
import { deleting } from './deleting.js';
import { editing } from './editing.js';
import type { Method } from './method.js';
import { presses } from './presses.js';
import { profile } from './profile.js';
import { receiving } from './receiving.js';
import { sending } from './sending.js';
import { topics } from './topics.js';

/** The methods that the stand-in plays, by their names in the Bot API. */
export const methods: Readonly<Record<string, Method>> = {
  ...chats,
  ...deleting,
  ...editing,
  ...presses,
  ...profile,
  ...receiving,
  ...sending,
  ...topics,
};
