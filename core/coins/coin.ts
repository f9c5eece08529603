import type { MethodId, Network } from '../domain/methods.js';
import type { BaseUnits } from '../domain/money.js';
import type { Receiving } from '../domain/receiving.js';

/** `main` and `test` are the public networks; `regtest` is a private chain of a test. */
export type Chain = 'main' | 'test' | 'regtest';

export type { Receiving };

/**
 * Why a receiving key cannot be used. `private` must be refused loudly: the key has left the
 * wallet. `wrong network`: the prefix names another network, another chain (main or test) or
 * another kind of address (`ypub`). `wrong depth`: not the key of an account, such as the master
 * key or one of a single address.
 */
export type KeyProblem = 'private' | 'not a key' | 'wrong network' | 'wrong depth';

export type Key =
  | { ok: true; derive: (index: number) => Receiving }
  | { ok: false; problem: KeyProblem };

/** What a QR code and a copy button need to know of one instruction. */
export type Payable = {
  method: MethodId;
  chain: Chain;
  address: string;
  amount: BaseUnits;
  reference?: string;
};

/**
 * One network. `open` reads the operator's extended public key (or wallet) and gives a function
 * from index to receiving address, which throws on an index outside 0 to 2^31 - 1; `uri` writes
 * what the QR code holds, from integers only, and throws on an amount below one; `link` is for a
 * button where a wallet may misread it in a QR code; `valid` tells whether a string is an address
 * of this network in the one form that is ever shown.
 */
export type Coin = {
  network: Network;
  open: (key: string, chain: Chain) => Key;
  uri: (payable: Payable) => string;
  link?: (payable: Payable) => string | undefined;
  valid: (address: string, chain: Chain) => boolean;
};
