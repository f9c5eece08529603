import { computeAddress } from 'ethers/transaction';
import { openAccount } from './account.js';
import { base58check, fromBase58Check } from './bytes.js';
import type { Chain, Coin } from './coin.js';
import type { Prefix } from './slip132.js';

/** The byte before the twenty of an account, on the main and the test networks alike. */
const version = 0x41;

const testPrefixes: readonly Prefix[] = ['xpub', 'tpub'];
const prefixes: Record<Chain, readonly Prefix[]> = {
  main: ['xpub'],
  test: testPrefixes,
  regtest: testPrefixes,
};

/**
 * BIP-44 addresses; TRX and tokens arrive at the same account. An account is Ethereum's twenty
 * bytes written in base58check (TRON documentation, "Account"), so that its own library, half a
 * second to load, is not needed. The QR code is the bare address: no URI is agreed on, and scanners
 * reject `tron:`.
 */
export const tron: Coin = {
  network: 'tron',
  open: (key, chain) =>
    openAccount(key, { path: "m/44'/195'", prefixes: prefixes[chain], address: addressOf }),
  uri: (payable) => payable.address,
  valid: (address) => {
    const bytes = fromBase58Check(address);
    return bytes?.length === 21 && bytes[0] === version;
  },
};

function addressOf(publicKey: Uint8Array): string {
  const account = computeAddress(`0x${Buffer.from(publicKey).toString('hex')}`);
  return base58check.encode(Uint8Array.from([version, ...Buffer.from(account.slice(2), 'hex')]));
}
