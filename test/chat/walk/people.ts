import { payloadOf } from '../../../bots/telegram/startLink.js';
import type { Incoming } from '../../../core/chat/input.js';
import type { Traits } from '../../../core/chat/turn.js';
import type { Screen } from '../../../core/chat/view.js';
import type { PlatformName } from '../../../core/domain/deeds.js';

/** A screen as a person has it before them, with the message that shows it. */
export type Seen = { screen: Screen; message: string };

/** Somebody who uses the shop. `seen` is everything shown to them, the newest last. */
export type Actor = {
  name: string;
  chat: Incoming['chat'];
  traits: Traits;
  language: string;
  staff: boolean;
  seen: Seen[];
};

export type Ways = Pick<Traits, 'forms' | 'ephemeral' | 'typedSecretsStay'>;

function invite(link: string): string | undefined {
  const payload = payloadOf(link);
  return payload === undefined ? undefined : `https://t.me/shop_bot?start=${payload}`;
}

function actor(
  name: string,
  platform: PlatformName,
  user: string,
  ways: Ways,
  language: string,
): Actor {
  const chat = { platform, chat: user, user };
  return { name, chat, traits: { ...ways, invite }, language, staff: false, seen: [] };
}

/** Three customers, one of them on whatever platform `ways` describes, and a member of staff on two platforms. */
export function actors(ways: Ways): Actor[] {
  const telegram: Ways = { forms: false, ephemeral: false, typedSecretsStay: true };
  const web: Ways = { forms: true, ephemeral: false, typedSecretsStay: false };
  const kim = actor('kim', 'web', 'staff:kim', web, 'nl');
  const mo = actor('mo', 'telegram', '7001', telegram, 'en');
  return [
    actor('ayse', 'telegram', '5001', telegram, 'tr'),
    actor('bram', 'discord', '80351110224678912', ways, 'nl'),
    actor('cem', 'web', 'cem', web, 'en'),
    { ...kim, staff: true },
    { ...mo, staff: true },
  ];
}
