import { randomBytes, randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { paymentPage, signInPage } from '../core/chat/pages.js';
import type { Coin } from '../core/coins/coin.js';
import { coins } from '../core/coins/index.js';
import { methods, type Network } from '../core/domain/methods.js';
import type { Shop } from '../core/domain/shop.js';
import type { Store } from '../core/store/store.js';
import type { Config } from './config.js';
import type { Wiring } from './converse.js';

type Tools = { store: Store; clock: () => number; log: Logger };

/** A wiring whose `wake` reaches whatever `onWake` was given last. */
export type Wired = Wiring & { onWake: (waker: () => void) => void };

/** What every conversation of this process shares. */
export async function wire(
  config: Config,
  shop: Shop,
  { store, clock, log }: Tools,
): Promise<Wired> {
  let waker: () => void = () => undefined;
  return {
    shop,
    store,
    clock,
    log,
    ids: randomId,
    publicUrl: config.PUBLIC_URL ?? null,
    payload: await payloads(shop),
    // What could not be delivered is tried again once its customer writes.
    unreachable: new Set(await store.outbox.parked(mostParked)),
    wake: () => waker(),
    onWake: (next) => {
      waker = next;
    },
  };
}

/** 24 characters of Crockford's base 32: 120 random bits, without letters that are mistaken for digits. */
function randomId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(randomBytes(24), (byte) => alphabet[byte % 32]).join('');
}

/** What QR codes hold, by the coins of the networks this shop takes; no other is loaded. */
async function payloads(shop: Shop): Promise<Wiring['payload']> {
  const loaded = new Map<Network, Coin>();
  for (const { method } of shop.methods) {
    const { network } = methods[method];
    if (!loaded.has(network)) loaded.set(network, await coins[network]());
  }
  return ({ method, address, amount, reference }) => {
    const coin = loaded.get(methods[method].network);
    if (coin === undefined) throw new Error(`the shop no longer takes ${method}`);
    const payable = {
      method,
      chain: shop.chain,
      address,
      amount,
      ...(reference === null ? {} : { reference }),
    };
    const link = coin.link?.(payable);
    return link === undefined ? { qr: coin.uri(payable) } : { qr: coin.uri(payable), link };
  };
}

/** More than a shop has of customers who cannot be written to; the others are told when they look. */
const mostParked = 10_000;

/** The hosted pages: paying an instruction, and signing in for a chat. */
export function pagesOf(wiring: Wiring) {
  const deps = { ...wiring, codes: () => String(randomInt(1_000_000)).padStart(6, '0') };
  return { payment: paymentPage(deps), signIn: signInPage(deps) };
}
