import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { methodIds, methods } from '../../core/domain/methods.js';
import {
  centsOf,
  centsWorth,
  decimal,
  decimalText,
  divideUp,
  plain,
  unitsDue,
} from '../../core/domain/money.js';

const rate = fc.record({
  digits: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  scale: fc.integer({ min: 0, max: 8 }),
});
const cents = fc.bigInt({ min: 1n, max: 10n ** 11n });
const method = fc.constantFrom(...methodIds).map((id) => methods[id]);

describe('what is due', () => {
  test('covers the price, and is at most one displayed unit more', () => {
    void fc.assert(
      fc.property(cents, rate, method, (usd, at, coin) => {
        const due = unitsDue(usd, at, coin);
        const unit = 10n ** BigInt(coin.decimals - coin.shown);
        expect(centsWorth(due, at, coin)).toBeGreaterThanOrEqual(usd);
        const less = (due - unit) * at.digits * 100n;
        expect(less < usd * 10n ** BigInt(coin.decimals + at.scale)).toBe(true);
      }),
    );
  });

  test('is what the customer reads: no digit is hidden behind the last one shown', () => {
    void fc.assert(
      fc.property(cents, rate, method, (usd, at, coin) => {
        const read = plain(unitsDue(usd, at, coin), coin.decimals);
        expect(read.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(coin.shown);
      }),
    );
  });

  test('is exact where a float would not be', () => {
    // Given 0.1 + 0.2 dollars and a coin worth one dollar, then 0.3 coins are due and not 0.30000000000000004.
    const one = { digits: 1n, scale: 0 };
    expect(plain(unitsDue(30n, one, methods['USDT/tron']), 6)).toBe('0.3');
    // Given more cents than a double holds, then the last one counts.
    const much = 9_007_199_254_740_993n;
    expect(unitsDue(much, one, methods['USDT/tron'])).toBe(much * 10_000n);
  });

  test('is whole satoshi, litoshi and wei of a real rate', () => {
    const btc = { digits: 6_500_025n, scale: 2 };
    // 29800 / 65000.25 = 0.458459775..., rounded up at the eighth digit.
    expect(plain(unitsDue(2_980_000n, btc, methods['BTC/bitcoin']), 8)).toBe('0.45845978');
    expect(unitsDue(1n, btc, methods['BTC/bitcoin'])).toBe(16n);
  });
});

describe('decimals', () => {
  test('come back as they were written, without their trailing zeros', () => {
    void fc.assert(
      fc.property(rate, (given) => {
        const read = decimal(decimalText(given));
        expect(read).toBeDefined();
        if (read === undefined) return;
        expect(read.digits * 10n ** BigInt(given.scale)).toBe(
          given.digits * 10n ** BigInt(read.scale),
        );
      }),
    );
  });

  test('base units come back from the text that a wallet pastes', () => {
    void fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n - 1n }),
        fc.integer({ min: 0, max: 18 }),
        (units, digits) => {
          const written = plain(units, digits);
          expect(written).toMatch(/^\d+(\.\d*[1-9])?$/);
          const read = decimal(written);
          expect(read && read.digits * 10n ** BigInt(digits - read.scale)).toBe(units);
        },
      ),
    );
  });

  test.each(['', ' 1', '1.', '.5', '-1', '+1', '1e3', '1,5', '1_000', '0x10', 'NaN', '١', '1.5.2'])(
    '%j is none',
    (text) => {
      expect(decimal(text)).toBeUndefined();
    },
  );

  test.each([
    ['149', 14_900n],
    ['149.5', 14_950n],
    ['149.50', 14_950n],
    ['0.01', 1n],
    ['149.505', undefined],
    ['149,50', undefined],
  ])('%s dollars are %s cents', (text, expected) => {
    expect(centsOf(text)).toBe(expected);
  });
});

test('division rounds away from zero and never past the next whole', () => {
  void fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 24n }),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (a, b) => {
        const up = divideUp(a, b);
        expect(up * b >= a && (up - 1n) * b < a).toBe(true);
      },
    ),
  );
});
