/** How long a lot is rented, in days. */
export const terms = [3, 7, 30] as const;
export type Term = (typeof terms)[number];

const fewestLots = 1;
export const mostLots = 10;

export function isTerm(days: number): days is Term {
  return terms.some((term) => term === days);
}

export function isLots(count: number): boolean {
  return Number.isInteger(count) && count >= fewestLots && count <= mostLots;
}
