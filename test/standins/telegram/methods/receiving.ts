import { z } from 'zod';
import { type Answer, badRequest, conflict, done } from '../answer.js';
import { given } from '../wire.js';
import type { World } from '../world.js';
import { type Method, method, optionalNumber, optionalText } from './method.js';

const kinds = z.array(z.string()).optional();

/** https://core.telegram.org/bots/api#getupdates; offset, limit and timeout are held to its range. */
const getUpdates = method(
  {
    offset: optionalNumber,
    limit: optionalNumber,
    timeout: optionalNumber,
    allowed_updates: kinds,
  },
  (p, world, call, polling): Answer | Promise<Answer> => {
    if (world.webhook.target() !== undefined) return webhookActive;
    if (p.allowed_updates !== undefined) world.updates.allow(p.allowed_updates);
    const limit = between(1, p.limit ?? 100, 100);
    const timeout = between(0, p.timeout ?? 0, 50);
    return polling.poll({ offset: p.offset ?? 0, limit, timeout }, call.gone);
  },
);

/** https://core.telegram.org/bots/api#setwebhook; plain HTTP is taken from a loopback address. */
const setWebhook = method(
  {
    url: z.string(),
    max_connections: optionalNumber,
    allowed_updates: kinds,
    drop_pending_updates: z.boolean().optional(),
    secret_token: optionalText,
  },
  (p, world, _call, polling) => {
    if (p.url === '') return removeWebhook(world, p.drop_pending_updates);
    if (!/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/])/.test(p.url)) {
      return badRequest('bad webhook: An HTTPS URL must be provided for webhook');
    }
    if (p.secret_token !== undefined && !/^[A-Za-z0-9_-]{1,256}$/.test(p.secret_token)) {
      return badRequest('secret token contains unallowed characters');
    }
    polling.interrupt('terminated by setWebhook request');
    if (p.drop_pending_updates === true) world.updates.clear();
    if (p.allowed_updates !== undefined) world.updates.allow(p.allowed_updates);
    const maxConnections = p.max_connections ?? 40;
    world.webhook.set({ url: p.url, secret: p.secret_token, maxConnections });
    return done(true);
  },
);

/** https://core.telegram.org/bots/api#deletewebhook */
const deleteWebhook = method({ drop_pending_updates: z.boolean().optional() }, (p, world) =>
  removeWebhook(world, p.drop_pending_updates),
);

/** https://core.telegram.org/bots/api#webhookinfo */
const getWebhookInfo = method({}, (_, world) => {
  const target = world.webhook.target();
  const error = world.webhook.lastError();
  const allowed = world.updates.allowed();
  return done({
    url: target?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: world.updates.pending().length,
    ...given({
      max_connections: target?.maxConnections,
      last_error_date: error?.date,
      last_error_message: error?.text,
      allowed_updates: allowed.length === 0 ? undefined : allowed,
    }),
  });
});

export const receiving = {
  getUpdates,
  setWebhook,
  deleteWebhook,
  getWebhookInfo,
} satisfies Record<string, Method>;

const webhookActive = conflict(
  "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
);

function removeWebhook(world: World, drop: boolean | undefined): Answer {
  world.webhook.set(undefined);
  if (drop === true) world.updates.clear();
  return done(true);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
