import type { BaseUnits } from '../domain/money.js';
import type { MethodId, Network } from '../domain/methods.js';
import type { Receiving } from '../domain/receiving.js';

/** `main` and `test` are the public networks; `regtest` is a private chain of a test. */
export type Chain = 'main' | 'test' | 'regtest';

export type { Receiving };

/** Why a receiving key cannot be used. `private` must be refused loudly: the key has left the wallet. */
export type KeyProblem = 'private' | 'not a key' | 'wrong network' | 'wrong depth';

export type Key = { ok: true; derive: (index: number) => Receiving } | { ok: false; problem: KeyProblem };

/** What a QR code and a copy button need to know of one instruction. */
export type Payable = { method: MethodId; chain: Chain; address: string; amount: BaseUnits; reference?: string };

/**
 * One network. `open` reads the operator's extended public key (or wallet) and gives a function from index to
 * receiving address; `uri` writes what the QR code holds, from integers only; `valid` tells whether a string is
 * an address of this network in the one form that is ever shown.
 */
export type Coin = {
  network: Network;
  open: (key: string, chain: Chain) => Key;
  uri: (payable: Payable) => string;
  valid: (address: string, chain: Chain) => boolean;
};
