/** Luhn's check of a payment card (ISO/IEC 7812). */
function hasLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** First digits and lengths that the card networks give out. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6(?:011|5\d\d|4[4-9]\d)\d{12}|62\d{14,17}|9792\d{12}|(?:50|5[6-9]|6[0-9])\d{14})$/;

export function isCard(digits: string): boolean {
  return issued.test(digits) && !/^(\d)\1+$/.test(digits) && hasLuhn(digits);
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** The Dutch citizen number: eleven-proof over nine digits, the last one subtracted. */
export function isBsn(digits: string): boolean {
  return (
    /^\d{9}$/.test(digits) &&
    digits !== '000000000' &&
    weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  );
}

/** The Turkish identity number: eleven digits, the last two made from the others. */
export function isTckn(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const odd = weighted(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weighted(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === Number(digits[9]) && (odd + even + tenth) % 10 === Number(digits[10]);
}
