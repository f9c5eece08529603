import { join } from 'node:path';
import { root } from '../../../bots/root.js';
import { loadShop } from '../../../bots/shop/load.js';
import type { MethodId } from '../../../core/domain/methods.js';
import { type Decimal, decimal } from '../../../core/domain/money.js';
import type { Shop } from '../../../core/domain/shop.js';

/** Rates that no amount comes out even at. */
const dollars = {
  'BTC/bitcoin': '65123.47',
  'ETH/ethereum': '2500.253',
  'USDT/tron': '1.0003',
  'SOL/solana': '141.07',
  'LTC/litecoin': '0.333',
} as const satisfies Partial<Record<MethodId, string>>;

export const rates: { method: MethodId; usd: Decimal }[] = [
  { method: 'BTC/bitcoin', usd: read(dollars['BTC/bitcoin']) },
  { method: 'ETH/ethereum', usd: read(dollars['ETH/ethereum']) },
  { method: 'USDT/tron', usd: read(dollars['USDT/tron']) },
  { method: 'SOL/solana', usd: read(dollars['SOL/solana']) },
  { method: 'LTC/litecoin', usd: read(dollars['LTC/litecoin']) },
];

function read(text: string): Decimal {
  const found = decimal(text);
  if (found === undefined) throw new Error(`${text} is no decimal`);
  return found;
}

/** The shop of a walk: real texts and prices, the methods of a live shop, and so little stock that it runs out. */
export async function walkShop(): Promise<Shop> {
  const loaded = await loadShop(join(root, 'shops', 'kernodeck.json'));
  if (!loaded.ok) throw new Error('the shop file does not load');
  const { shop } = loaded;
  return {
    ...shop,
    environments: ['pytorch', 'notebook', 'inference', 'other'],
    catalogue: shop.catalogue
      .slice(0, 8)
      .map((offer, at) => ({ ...offer, stock: at === 0 ? 5 : 3 })),
    methods: rates.map(({ method }) => ({ method, key: 'xpub' })),
    staff: [
      { name: 'Kim', role: 'manager', web: 'kim' },
      { name: 'Mo', role: 'agent', telegram: 7001 },
    ],
  };
}
