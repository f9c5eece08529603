import type { Chain, KeyProblem } from '../../core/coins/coin.js';
import { type MethodId, methods } from '../../core/domain/methods.js';

/**
 * Says to the operator why the receiving key of `method` is refused and what to do. Never repeats
 * the key.
 */
export function keySentence(problem: KeyProblem, method: MethodId, chain: Chain): string {
  switch (problem) {
    case 'private':
      return privateSentence(wanted(method));
    case 'not a key':
      return `This is no ${wanted(method)}; a letter may be missing or wrong.`;
    case 'wrong network':
      return `This key is for another network or another kind of address than ${method}, chain "${chain}".`;
    case 'wrong depth':
      return 'This is not the key of an account. Export the extended public key of the account, three levels deep.';
    default:
      return problem satisfies never;
  }
}

/** What to do when a key that can spend was given. `instead` names what to give. */
export function privateSentence(instead = 'extended public key (xpub)'): string {
  return (
    'Refused: this is a private key or a seed phrase. Whoever has it can take the money, and where it was typed it ' +
    'stays, such as in the history of a shell: take it for exposed. Move the funds to a new wallet, then export the ' +
    `new wallet's ${instead} and give that instead.`
  );
}

function wanted(method: MethodId): string {
  const { network } = methods[method];
  switch (network) {
    case 'bitcoin':
      return 'extended public key (xpub or zpub)';
    case 'litecoin':
      return 'extended public key (xpub, zpub, Ltub or Mtub)';
    case 'ethereum':
    case 'tron':
      return 'extended public key (xpub)';
    case 'solana':
      return 'wallet address';
    case 'demo':
      return 'public text of 1 to 100 characters';
    default:
      return network satisfies never;
  }
}
