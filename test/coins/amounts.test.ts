import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Method, methodIds, methods } from '../../core/domain/methods.js';
import { centsOf, centsWorth, decimal, plain, unitsDue } from '../../core/domain/money.js';
import { vectors } from './vectors.js';

function methodOf(asset: string): Method {
  const id = methodIds.find((each) => methods[each].asset === asset);
  if (id === undefined) throw new Error(`no method for ${asset}`);
  return methods[id];
}

describe('the amount due', () => {
  test.each(vectors.amounts)(
    '$asset for $usd dollars at $rate',
    ({ asset, usd, rate, units, decimals }) => {
      const [cents, read] = [centsOf(usd), decimal(rate)];
      if (cents === undefined || read === undefined) throw new Error('a row that cannot be read');
      const method = methodOf(asset);
      expect(method.decimals).toBe(decimals);
      expect(unitsDue(cents, read, method)).toBe(BigInt(units));
    },
  );

  const cents = fc.bigInt({ min: 1n, max: 10n ** 9n });
  const rates = fc.record({ digits: fc.bigInt({ min: 1n, max: 10n ** 12n }), scale: fc.nat(8) });

  test.each(methodIds)('%s covers the price by less than one shown unit', (id) => {
    const coin = methods[id];
    const step = 10n ** BigInt(coin.decimals - coin.shown);
    fc.assert(
      fc.property(cents, rates, (usd, rate) => {
        const units = unitsDue(usd, rate, coin);
        expect(units % step).toBe(0n);
        expect(centsWorth(units, rate, coin)).toBeGreaterThanOrEqual(usd);
        const exact = usd * 10n ** BigInt(coin.decimals + rate.scale);
        expect((units - step) * rate.digits * 100n).toBeLessThan(exact);
      }),
    );
  });
});

describe('an amount as text', () => {
  test('is plain digits, whatever its size', () => {
    expect(plain(1n, 8)).toBe('0.00000001');
    expect(plain(10n ** 24n, 18)).toBe('1000000');
    expect(plain(12_345_678n, 6)).toBe('12.345678');
    expect(plain(100_000n, 8)).toBe('0.001');
    expect(plain(0n, 8)).toBe('0');
  });

  test('reads back as the same amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 18 }),
        (units, decimals) => {
          const read = decimal(plain(units, decimals));
          expect(read && read.digits * 10n ** BigInt(decimals - read.scale)).toBe(units);
        },
      ),
    );
  });
});
