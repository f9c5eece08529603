import { getAddress } from 'ethers/address';
import { computeAddress } from 'ethers/transaction';
import { openAccount } from './account.js';
import type { Chain, Coin, Payable } from './coin.js';
import { positive } from './payload.js';
import type { Prefix } from './slip132.js';
import { tokenContracts } from './tokens.js';

/** EIP-155 chain ids: the main network, Sepolia, and what a development node calls itself. */
const chainIds = { main: 1, test: 11_155_111, regtest: 31_337 } as const satisfies Record<
  Chain,
  number
>;

const testPrefixes: readonly Prefix[] = ['xpub', 'tpub'];
const prefixes: Record<Chain, readonly Prefix[]> = {
  main: ['xpub'],
  test: testPrefixes,
  regtest: testPrefixes,
};

/** BIP-44 addresses in EIP-55 letters; the same account receives ether and tokens. */
export const ethereum: Coin = {
  network: 'ethereum',
  open: (key, chain) =>
    openAccount(key, { path: "m/44'/60'", prefixes: prefixes[chain], address: addressOf }),
  uri: (payable) =>
    payable.method === 'ETH/ethereum'
      ? `ethereum:${payable.address}@${chainIds[payable.chain]}?value=${positive(payable.amount)}`
      : payable.address,
  link: tokenTransfer,
  valid: (address) => checksummed(address) === address,
};

/**
 * EIP-681 request for a token transfer, in the token's base unit. The token's contract is its
 * target and the receiver a parameter: a wallet that ignores parameters pays the contract, so this
 * never stands in a QR code.
 */
function tokenTransfer({ method, chain, address, amount }: Payable): string | undefined {
  if (chain !== 'main' || (method !== 'USDT/ethereum' && method !== 'USDC/ethereum'))
    return undefined;
  const target = `${tokenContracts[method]}@${chainIds[chain]}`;
  return `ethereum:${target}/transfer?address=${address}&uint256=${positive(amount)}`;
}

function addressOf(publicKey: Uint8Array): string {
  return computeAddress(`0x${Buffer.from(publicKey).toString('hex')}`);
}

function checksummed(address: string): string | undefined {
  try {
    return getAddress(address);
  } catch {
    return undefined;
  }
}
