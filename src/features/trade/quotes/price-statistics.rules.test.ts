import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ascending,
  changeBetween,
  computeBands,
  computePercentile,
  isIn,
  valuesAt,
  type Weighted,
} from './price-statistics.rules.ts';

const MAX_SHOWN = 4_294_967_295;
const price = fc.integer({ min: 1, max: MAX_SHOWN });
const weight = fc.integer({ min: 7, max: 28 });
const weighted = (min: number, most = 40) =>
  fc
    .array(fc.record({ value: price, weight }), { minLength: min, maxLength: most })
    .map((values) => values.toSorted(ascending));

const evenly = (values: readonly number[]): Weighted[] =>
  values.map((value) => ({ value, weight: 28 })).toSorted(ascending);

describe('computePercentile', () => {
  it.each([
    [[7], [7, 7, 7]],
    // Half of the weight is met exactly: the mean of both, 10.5 rounded up.
    [
      [10, 11],
      [10, 11, 11],
    ],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [1, 2, 3, 4],
      [2, 3, 4],
    ],
    [
      [1, 2, 3, 4, 5],
      [2, 3, 4],
    ],
    [
      [100, 200, 300, 400, 500, 600],
      [200, 350, 500],
    ],
    [
      [1, MAX_SHOWN],
      [1, 2_147_483_648, MAX_SHOWN],
    ],
  ])('of %j with equal weights is %j', (prices, [p25, p50, p75]) => {
    const sorted = evenly(prices);
    expect([computePercentile(sorted, 1), computePercentile(sorted, 2), computePercentile(sorted, 3)]).toEqual([
      p25,
      p50,
      p75,
    ]);
  });

  it('is the first price whose cumulated weight exceeds the part', () => {
    const sorted = [
      { value: 10, weight: 28 },
      { value: 20, weight: 7 },
      { value: 30, weight: 7 },
      { value: 40, weight: 7 },
    ];
    expect([1, 2, 3].map((quarters) => computePercentile(sorted, quarters as 1 | 2 | 3))).toEqual([10, 10, 30]);
    // 28 of 56 is a half exactly.
    expect(valuesAt([...sorted, { value: 50, weight: 7 }], 2)).toEqual([10, 20]);
  });

  it('is a whole number between lowest and highest, and rises', () => {
    fc.assert(
      fc.property(weighted(1), (sorted) => {
        const all = [computePercentile(sorted, 1), computePercentile(sorted, 2), computePercentile(sorted, 3)];
        const ends = [sorted[0]?.value ?? 0, ...all, sorted.at(-1)?.value ?? 0];
        expect(all.every(Number.isSafeInteger)).toBe(true);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }),
    );
  });

  it('a player of four times the weight is as four players of the same price', () => {
    fc.assert(
      fc.property(weighted(1, 12), (sorted) => {
        const split = sorted.flatMap(({ value, weight: whole }) =>
          Array.from({ length: 4 }, () => ({ value, weight: whole / 4 })),
        );
        for (const quarters of [1, 2, 3] as const) {
          expect(computePercentile(split, quarters)).toBe(computePercentile(sorted, quarters));
        }
      }),
    );
  });

  it('refuses to be taken of nothing', () => {
    expect(() => valuesAt([], 2)).toThrow(RangeError);
  });
});

describe('computeBands', () => {
  const outside = (prices: number[], band: 'wide' | 'narrow' = 'wide') => {
    const bands = computeBands(evenly(prices));
    return prices.filter((one) => !isIn(bands?.[band], one));
  };

  it('rejects nothing below five players, however far', () => {
    expect(outside([1, 1, 1, MAX_SHOWN])).toEqual([]);
    expect(outside([1, 1, 1, 1, MAX_SHOWN])).toEqual([MAX_SHOWN]);
  });

  it('has three times and a third of the middle inside, to the last 전', () => {
    expect(computeBands(evenly([300, 300, 300, 300, 300]))?.wide).toEqual({ low: 100, high: 900 });
    // Between 100 and 101 the middle is 100.5: three times is 301.5, a third 33.5.
    expect(computeBands(evenly([100, 100, 100, 101, 101, 101]))?.wide).toEqual({ low: 34, high: 301 });
    expect(computeBands(evenly([MAX_SHOWN, MAX_SHOWN, MAX_SHOWN, MAX_SHOWN, 1]))?.wide).toEqual({
      low: MAX_SHOWN / 3,
      high: MAX_SHOWN,
    });
    expect(computeBands(evenly([2, 2, 2, 2, 2]))?.wide).toEqual({ low: 1, high: 6 });
  });

  it('has a quarter more and a fifth less inside of the narrow band', () => {
    expect(computeBands(evenly([1000, 1000, 1000, 1000, 1000]))?.narrow).toEqual({ low: 800, high: 1250 });
    expect(outside([1000, 1000, 1000, 1000, 1000, 1251, 1250, 800, 799], 'narrow')).toEqual([1251, 799]);
  });

  it('reaches as far as the prices deviate where that is farther', () => {
    // Most deviate by ln 1.1: 3.5 × 1.4826 × ln 1.1 is a factor of 1.64.
    const prices = [1000, 1100, 1210, 1100, 1000, 1210, 1100];
    expect(computeBands(evenly(prices))?.narrow).toEqual({ low: 671, high: 1803 });
    expect(computeBands(evenly(prices))?.wide).toEqual({ low: 367, high: 3300 });
    // Here by ln 2, a factor of 36 to either side.
    expect(outside([1000, 2000, 4000, 2000, 1000, 4000, 2000, 70_000, 80_000])).toEqual([80_000]);
  });

  it('rejects a digit too many', () => {
    expect(outside([9_500, 9_800, 10_000, 10_200, 10_500, 100_000])).toEqual([100_000]);
  });

  it('never rejects half of the weight, and the narrow band lies in the wide one', () => {
    fc.assert(
      fc.property(weighted(5), (sorted) => {
        const bands = computeBands(sorted);
        if (!bands) throw new Error('five players have bands');
        const sum = (values: readonly Weighted[]) => values.reduce((total, one) => total + one.weight, 0);
        expect(2 * sum(sorted.filter(({ value }) => isIn(bands.wide, value)))).toBeGreaterThanOrEqual(sum(sorted));
        expect(bands.narrow.low).toBeGreaterThanOrEqual(bands.wide.low);
        expect(bands.narrow.high).toBeLessThanOrEqual(bands.wide.high);
        expect(sorted.some(({ value }) => isIn(bands.narrow, value))).toBe(true);
      }),
    );
  });

  it('holds exactly the prices that the words of the method accept', () => {
    fc.assert(
      fc.property(weighted(5), price, (sorted, any) => {
        const bands = computeBands(sorted);
        if (!bands) throw new Error('five players have bands');
        const [a, b] = bands.middle;
        const most = 3.5 * 1.4826 * bands.mad;
        for (const one of [any, bands.wide.low, bands.wide.high, bands.wide.low - 1, bands.wide.high + 1]) {
          if (one < 1 || one > MAX_SHOWN) continue;
          const isNear = Math.abs(Math.log(one) - Math.log((a + b) / 2)) <= most;
          expect(isIn(bands.wide, one)).toBe(isNear || (2 * one <= 3 * (a + b) && 6 * one >= a + b));
        }
      }),
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
