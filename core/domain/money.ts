/** US dollars as whole cents. Never a float. */
export type Cents = bigint;

/** Crypto in the smallest unit of its asset (satoshi, wei, sun, lamport). Never a float. */
export type BaseUnits = bigint;

/** A decimal number kept as digits and a scale: `value / 10^scale`. Exchange rates are held this way. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

const decimalPattern = /^(\d{1,30})(?:\.(\d{1,18}))?$/;

/**
 * Reads a plain decimal such as `65000.25`; `undefined` for anything else (sign, exponent, grouping, blank).
 */
export function decimal(text: string): Decimal | undefined {
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** Reads dollars such as `149` or `149.50` into cents; `undefined` when it is no amount of whole cents. */
export function centsOf(text: string): Cents | undefined {
  const read = decimal(text);
  if (read === undefined || read.scale > 2) return undefined;
  return read.digits * 10n ** BigInt(2 - read.scale);
}

/** Division that rounds away from zero, for non-negative numerators and positive denominators. */
export function divideUp(numerator: bigint, denominator: bigint): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/**
 * What to send for `usd` cents at `rate` dollars per coin, in base units.
 * Rounded up to the last of `shown` decimals, so that what is displayed is what is due and covers the price.
 */
export function unitsDue(
  usd: Cents,
  rate: Decimal,
  coin: { decimals: number; shown: number },
): BaseUnits {
  const step = 10n ** BigInt(coin.decimals - coin.shown);
  const shownUnits = divideUp(
    usd * 10n ** BigInt(coin.shown) * 10n ** BigInt(rate.scale),
    100n * rate.digits,
  );
  return shownUnits * step;
}

/** What `units` are worth in cents at `rate`, rounded down. */
export function centsWorth(units: BaseUnits, rate: Decimal, coin: { decimals: number }): Cents {
  return (units * rate.digits * 100n) / (10n ** BigInt(coin.decimals) * 10n ** BigInt(rate.scale));
}

/** Base units as a plain decimal with a dot and no grouping, as wallets paste it; trailing zeros are cut. */
export function plain(units: BaseUnits, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** A rate as a plain decimal with a dot and no grouping. */
export function decimalText({ digits, scale }: Decimal): string {
  return plain(digits, scale);
}
