import { Address } from '@scure/btc-signer/payment.js';
import { type BTC_NETWORK, hash160, NETWORK, TEST_NETWORK } from '@scure/btc-signer/utils.js';
import { openAccount } from './account.js';
import type { Chain, Coin } from './coin.js';
import { amountText } from './payload.js';
import type { Prefix } from './slip132.js';

type Params = { address: BTC_NETWORK; path: string; prefixes: readonly Prefix[] };

const bitcoinTest: Params = {
  address: TEST_NETWORK,
  path: "m/84'/1'",
  prefixes: ['tpub', 'vpub', 'xpub'],
};

const litecoinTest: Params = {
  address: { bech32: 'tltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
  path: "m/84'/1'",
  prefixes: ['tpub', 'vpub', 'ttub', 'xpub'],
};

/**
 * Addresses and BIP-84 paths of the two coins on their chains (SLIP-44 coin types;
 * `chainparams.cpp` of each).
 */
const params = {
  bitcoin: {
    main: { address: NETWORK, path: "m/84'/0'", prefixes: ['xpub', 'zpub'] },
    test: bitcoinTest,
    regtest: { ...bitcoinTest, address: { ...TEST_NETWORK, bech32: 'bcrt' } },
  },
  litecoin: {
    main: {
      address: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
      path: "m/84'/2'",
      prefixes: ['xpub', 'zpub', 'Ltub', 'Mtub'],
    },
    test: litecoinTest,
    regtest: { ...litecoinTest, address: { ...litecoinTest.address, bech32: 'rltc' } },
  },
} as const satisfies Record<string, Record<Chain, Params>>;

export const bitcoin = coin('bitcoin');
export const litecoin = coin('litecoin');

/** Native SegWit addresses from an account key (BIP-84) and BIP-21 payloads. */
function coin(network: keyof typeof params): Coin {
  return {
    network,
    open: (key, chain) => {
      const { address, path, prefixes } = params[network][chain];
      const write = (publicKey: Uint8Array) =>
        Address(address).encode({ type: 'wpkh', hash: hash160(publicKey) });
      return openAccount(key, { path, prefixes, address: write });
    },
    uri: (payable) => `${network}:${payable.address}?amount=${amountText(payable)}`,
    valid: (address, chain) => isAddress(address, params[network][chain].address),
  };
}

/**
 * Any standard output type, as wallets print it: bech32 in capitals is the same address, but not
 * that text.
 */
function isAddress(address: string, network: BTC_NETWORK): boolean {
  try {
    const coder = Address(network);
    return coder.encode(coder.decode(address)) === address;
  } catch {
    return false;
  }
}
