import { createHash } from 'node:crypto';
import { type MethodId, methods, type Network } from '../../../core/domain/methods.js';
import type { Receiving } from '../../../core/domain/receiving.js';

/** How an address of each network begins, and how long it is. */
const looks: Record<Network, { begin: string; length: number }> = {
  bitcoin: { begin: 'bc1q', length: 42 },
  litecoin: { begin: 'ltc1q', length: 43 },
  ethereum: { begin: '0x', length: 42 },
  tron: { begin: 'T', length: 34 },
  solana: { begin: 'S', length: 44 },
  demo: { begin: 'demo1', length: 40 },
};

/** Looks like an address of the method and stands for nothing; every index has its own. */
export function addressFor(method: MethodId, index: number): Receiving {
  const { begin, length } = looks[methods[method].network];
  const body = createHash('sha256').update(`${method} ${index}`).digest('hex');
  const receiving = { index, path: `m/0/${index}`, address: `${begin}${body}`.slice(0, length) };
  return methods[method].network === 'solana'
    ? { ...receiving, reference: body.slice(0, 44) }
    : receiving;
}
