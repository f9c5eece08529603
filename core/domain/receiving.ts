/** A receiving address and where it came from. Solana has one wallet and a fresh `reference` for each index. */
export type Receiving = { index: number; path: string; address: string; reference?: string };
