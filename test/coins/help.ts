import { HDKey } from '@scure/bip32';
import { base58check } from '../../core/coins/bytes.js';
import type { Chain, KeyProblem, Receiving } from '../../core/coins/coin.js';
import { coins } from '../../core/coins/index.js';
import type { Network } from '../../core/domain/methods.js';
import { phrases, seedOf } from './phrases.js';

/** The derivation of a key that the test knows to be good. */
export async function opened(
  network: Network,
  key: string,
  chain: Chain = 'main',
): Promise<(index: number) => Receiving> {
  const read = (await coins[network]()).open(key, chain);
  if (!read.ok) throw new Error(`${network} refused the key: ${read.problem}`);
  return read.derive;
}

/** Why a key is refused, or `undefined` when it is taken. */
export async function problemOf(
  network: Network,
  key: string,
  chain: Chain = 'main',
): Promise<KeyProblem | undefined> {
  const read = (await coins[network]()).open(key, chain);
  return read.ok ? undefined : read.problem;
}

export const master = HDKey.fromMasterSeed(seedOf(phrases.abandon));

/** The same extended key with other version bytes. */
export function reversioned(key: string, version: number): string {
  const bytes = Uint8Array.from(base58check.decode(key));
  new DataView(bytes.buffer).setUint32(0, version);
  return base58check.encode(bytes);
}
