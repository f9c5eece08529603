import { methods } from '../domain/methods.js';
import { plain } from '../domain/money.js';
import type { Payable } from './coin.js';

/**
 * The amount in whole coins as a payment URI takes it: digits and at most one dot, made from the
 * integer, so that it never becomes `1e-7`. Throws when there is nothing to pay.
 */
export function amountText({ method, amount }: Payable): string {
  return plain(positive(amount), methods[method].decimals);
}

/** `amount` itself. A request for nothing, or for less, is a bug of the caller and throws. */
export function positive(amount: bigint): bigint {
  if (amount <= 0n) throw new RangeError(`nothing to pay: ${amount}`);
  return amount;
}
