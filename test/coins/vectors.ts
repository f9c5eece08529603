import { readFileSync } from 'node:fs';
import { z } from 'zod';

const row = z.object({ index: z.number(), path: z.string(), address: z.string() });
const account = z.object({ path: z.string(), xpub: z.string(), receive: z.array(row) });
const slipKeys = z.record(z.string(), z.string());
const check = z.object({ case: z.string(), address: z.string() });
const uri = z.object({ uri: z.string() });

const shape = z.object({
  btc: account.extend({ zpub: z.string() }),
  ltc: account.extend({ zpub: z.string(), Ltub: z.string(), Mtub: z.string() }),
  eth: account,
  tron: account,
  btc_regtest: account.extend({ vpub: z.string(), tpub: z.string() }),
  ltc_regtest: account.extend({ vpub: z.string(), tpub: z.string() }),
  slip132: slipKeys,
  eip55: z.object({ valid: z.array(z.string()), invalidChecksum: z.string() }),
  eip681: z.object({ eth_0_0123: uri, usdt_12_345678: uri, usdc_100: uri }),
  bip21: z.object({ btc: uri, ltc: uri }),
  solanaPay: z.object({ own: z.string() }),
  tronUsdt: z.object({ base58: z.string() }),
  addressValidation: z.object({
    btc: z.array(check.extend({ scure: z.boolean() })),
    ltc: z.array(check.extend({ scure: z.boolean() })),
    eth: z.array(check.extend({ ethers: z.boolean(), viem: z.boolean() })),
    trx: z.array(check.extend({ base58check: z.boolean() })),
    sol: z.array(check.extend({ onCurve: z.boolean() })),
  }),
  mweb: z.object({ address: z.string() }),
  solanaOffCurve: z.object({ pda: z.string() }),
  amounts: z.array(
    z.object({
      asset: z.string(),
      usd: z.string(),
      rate: z.string(),
      decimals: z.number(),
      quantum: z.string(),
      units: z.string(),
    }),
  ),
});

const file = new URL('../data/payment-vectors.json', import.meta.url);

/** Addresses, URIs and amounts on which two independent library stacks agreed. */
export const vectors = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
