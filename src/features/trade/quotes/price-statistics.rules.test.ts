import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedAmong, ascending, changeBetween, quartileOf } from './price-statistics.rules.ts';

const MAX_SHOWN = 4_294_967_295;
const price = fc.integer({ min: 1, max: MAX_SHOWN });

describe('quartileOf', () => {
  it.each([
    [[7], [7, 7, 7]],
    // At 0.25, 0.5 and 0.75 between 10 and 11: 10.25, 10.5, 10.75.
    [
      [10, 11],
      [10, 11, 11],
    ],
    // 10.5 is rounded up, 10.25 down.
    [
      [10, 12],
      [11, 11, 12],
    ],
    [
      [1, 2, 3],
      [2, 2, 3],
    ],
    [
      [1, 2, 3, 4],
      [2, 3, 3],
    ],
    [
      [1, 2, 3, 4, 5],
      [2, 3, 4],
    ],
    [
      [100, 200, 300, 400, 500, 600],
      [225, 350, 475],
    ],
    [
      [1, MAX_SHOWN],
      [1_073_741_825, 2_147_483_648, 3_221_225_472],
    ],
    [
      [MAX_SHOWN, MAX_SHOWN],
      [MAX_SHOWN, MAX_SHOWN, MAX_SHOWN],
    ],
  ])('of %j is %j', (sorted, [p25, p50, p75]) => {
    expect([quartileOf(sorted, 1), quartileOf(sorted, 2), quartileOf(sorted, 3)]).toEqual([p25, p50, p75]);
  });

  it('is a whole number between lowest and highest, and rises', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
        const sorted = prices.toSorted(ascending);
        const all = [sorted[0], quartileOf(sorted, 1), quartileOf(sorted, 2), quartileOf(sorted, 3), sorted.at(-1)];
        expect(all.every(Number.isSafeInteger)).toBe(true);
        expect(all).toEqual(all.toSorted((a, b) => Number(a) - Number(b)));
      }),
    );
  });

  it('is null without prices', () => {
    expect(() => quartileOf([], 2)).toThrow(RangeError);
  });
});

describe('acceptedAmong', () => {
  const rejected = (prices: number[]) => prices.filter((one) => !acceptedAmong(prices)(one));

  it('rejects nothing below five players, however far', () => {
    expect(rejected([1, 1, 1, MAX_SHOWN])).toEqual([]);
    expect(rejected([1, 1, 1, 1, MAX_SHOWN])).toEqual([MAX_SHOWN]);
  });

  it('accepts all that is strictly within 3 × and ⅓ when the deviation is 0', () => {
    expect(rejected([300, 300, 300, 300, 900, 100])).toEqual([]);
    expect(rejected([300, 300, 300, 300, 901, 99])).toEqual([901, 99]);
    expect(rejected([100, 100, 100, 100, 100, 33, 34, 300, 301])).toEqual([33, 301]);
    // ⅓ of the highest amount is no binary fraction.
    expect(rejected([MAX_SHOWN, MAX_SHOWN, MAX_SHOWN, MAX_SHOWN, MAX_SHOWN / 3, MAX_SHOWN / 3 - 1])).toEqual([
      MAX_SHOWN / 3 - 1,
    ]);
  });

  it('uses the deviations otherwise', () => {
    // ln: deviations 0.0953, 0, 0.0953 … so that the limit is 3.5 × 1.4826 × ln 1.1, a factor of 1.64.
    const prices = [1000, 1100, 1210, 1100, 1000, 1210];
    expect(rejected([...prices, 1100, 1803])).toEqual([]);
    expect(rejected([...prices, 1100, 1804])).toEqual([1804]);
    expect(rejected([...prices, 1100, 671])).toEqual([]);
    expect(rejected([...prices, 1100, 670])).toEqual([670]);
  });

  it('rejects a digit too many', () => {
    expect(rejected([9_500, 9_800, 10_000, 10_200, 10_500, 100_000])).toEqual([100_000]);
  });

  it('never rejects half of the prices, nor one between two accepted ones', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
        const isAccepted = acceptedAmong(prices);
        const taken = prices.filter(isAccepted).toSorted(ascending);
        expect(taken.length * 2).toBeGreaterThanOrEqual(prices.length);
        const [low = 0] = taken;
        const high = taken.at(-1) ?? 0;
        expect(prices.filter((one) => one >= low && one <= high).every(isAccepted)).toBe(true);
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(
        fc.array(price, { maxLength: 30 }),
        fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
        (prices, keys) => {
          const shuffled = prices
            .map((one, index) => ({ one, key: keys[index] ?? 0 }))
            .toSorted((a, b) => a.key - b.key);
          expect(rejected(shuffled.map(({ one }) => one)).toSorted(ascending)).toEqual(
            rejected(prices).toSorted(ascending),
          );
        },
      ),
    );
  });
});

describe('changeBetween', () => {
  it.each([
    [1000, 1032, 0.032],
    [1000, 1000, 0],
    [3, 4, 0.3333],
    [3, 2, -0.3333],
    [3, 5, 0.6667],
    // Halves upwards: 0.00005 → 0.0001, −0.00005 → 0.
    [20_000, 20_001, 0.0001],
    [20_000, 19_999, 0],
    [1, MAX_SHOWN, 4_294_967_294],
    [MAX_SHOWN, 1, -1],
    [null, 5, null],
    [5, null, null],
  ])('from %j to %j is %j', (before, now, change) => {
    expect(changeBetween(before, now)).toBe(change);
  });
});
