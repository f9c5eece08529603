import type { Cents } from './money.js';

/**
 * Accounts of the double-entry ledger. `received:<method>` is money that reached the shop, `sales:<order>` is
 * what an order earned, `balance:<account>` is what the shop owes a customer.
 */
export type LedgerAccount = `received:${string}` | `sales:${string}` | `balance:${string}`;

/** Debits are positive, credits negative; the postings of one entry sum to zero. */
export type Posting = { account: LedgerAccount; cents: Cents };

/** Append-only. `key` is unique: the same fact is never booked twice. */
export type JournalEntry = {
  key: string;
  at: number;
  reference: string;
  reason: string;
  by: string;
  postings: readonly Posting[];
};

export function isBalanced(entry: JournalEntry): boolean {
  return entry.postings.reduce((sum, posting) => sum + posting.cents, 0n) === 0n;
}

/** What a customer may spend: the credit side of the balance account, given the sum of its postings. */
export function spendable(sum: Cents): Cents {
  return -sum;
}
