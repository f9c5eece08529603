/** An invariant that does not hold. The name of the law comes first, so that a failure says which one. */
class Broken extends Error {
  constructor(law: Law, what: string) {
    super(`${law}: ${what}`);
    this.name = 'Broken';
  }
}

export type Law =
  | 'way out'
  | 'limits'
  | 'live buttons'
  | 'links'
  | 'ledger'
  | 'total'
  | 'stock'
  | 'unpaid orders'
  | 'instructions'
  | 'addresses'
  | 'amount'
  | 'own data'
  | 'staff only'
  | 'private'
  | 'secrets'
  | 'lifecycles'
  | 'apology'
  | 'kept orders'
  | 'once';

export function holds(law: Law, right: boolean, what: string): void {
  if (!right) throw new Broken(law, what);
}
