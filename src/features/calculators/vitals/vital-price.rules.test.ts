import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectRows } from '#tests/support/project-facts.ts';
import { vitalPrices } from './vital.facts.ts';
import { buyWith, MAX_VITAL, type PriceList, priceTo, tierAt } from './vital-price.rules.ts';

const prices = vitalPrices(await projectRows());
const listOf = (job: number, vital: 'hp' | 'mp'): PriceList => prices[job]?.[vital] ?? [];
const anyList = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('hp' as const, 'mp' as const))
  .map(([job, vital]) => listOf(job, vital));
const anyVital = fc.integer({ min: 0, max: MAX_VITAL });

/**
 * The most by which two purchases up to one target may differ: the last step, and where steps become smaller those that one of them
 * saves in the new tier because its last great step reached farther into it.
 */
function overshootTo(list: PriceList, target: number): number {
  const last = tierAt(list, target)?.exp ?? 0;
  return list.reduce((sum, tier, index) => {
    const before = list[index - 1];
    if (!before || tier.from > target || tier.gain >= before.gain) return sum;
    return sum + before.exp + Math.ceil(before.gain / tier.gain) * tier.exp;
  }, last);
}

describe('the price of HP and MP', () => {
  it.each([
    [1, 'hp', 70_000, 200_000, 26_000_000_000],
    [1, 'hp', 200_000, 600_000, 80_000_000_000],
    [1, 'hp', 600_000, 1_400_000, 720_000_000_000],
    [2, 'hp', 1_400_000, 1_600_000, 600_000_000_000],
    [3, 'mp', 100_000, 500_000, 160_000_000_000],
    [4, 'hp', 300_000, 650_000, 260_000_000_000],
    [1, 'hp', 642_500, 1_600_000, 1_311_500_000_000],
  ] as const)('job %i, %s from %i to %i costs %i', (job, vital, from, to, exp) => {
    expect(priceTo(listOf(job, vital), from, to)).toMatchObject({ exp, reached: to });
  });

  it('lets the last step exceed the target and the end of a tier', () => {
    const list = listOf(1, 'hp');
    expect(priceTo(list, 70_001, 70_100)).toMatchObject({ steps: 2, reached: 70_101 });
    // 799,999 buys one step at the lower price and ends at 800,049, above the boundary.
    expect(priceTo(list, 799_999, 800_100)).toMatchObject({ exp: 10_000_000 + 2 * 20_000_000, reached: 800_149 });
    expect(tierAt(list, 800_000)).toMatchObject({ exp: 20_000_000 });
  });

  it('is 0 for a value that is already reached', () => {
    expect(priceTo(listOf(3, 'mp'), 5000, 5000)).toEqual({ rows: [], steps: 0, exp: 0, reached: 5000 });
    expect(priceTo(listOf(3, 'mp'), 5000, 100)).toEqual({ rows: [], steps: 0, exp: 0, reached: 5000 });
  });

  it('is the sum of single steps', () => {
    fc.assert(
      fc.property(anyList, anyVital, fc.integer({ min: 0, max: 30_000 }), (list, from, more) => {
        let value = from;
        let exp = 0;
        while (value < from + more) {
          const tier = tierAt(list, value);
          if (!tier) throw new Error('a value without a price');
          value += tier.gain;
          exp += tier.exp;
        }
        expect(priceTo(list, from, from + more)).toMatchObject({ exp, reached: value });
      }),
      { numRuns: 300 },
    );
  });

  it('never falls with a higher target and never rises with a higher start', () => {
    fc.assert(
      fc.property(anyList, anyVital, anyVital, anyVital, (list, a, b, c) => {
        const [low = 0, middle = 0, high = 0] = [a, b, c].toSorted((x, y) => x - y);
        expect(priceTo(list, low, middle).exp).toBeLessThanOrEqual(priceTo(list, low, high).exp);
        const more = overshootTo(list, high);
        expect(priceTo(list, middle, high).exp).toBeLessThanOrEqual(priceTo(list, low, high).exp + more);
      }),
      { numRuns: 1000, examples: [[listOf(4, 'mp'), 1_799_762, 19, 20]] },
    );
  });

  it('is exact up to the largest sums', () => {
    for (const job of [1, 2, 3, 4]) {
      for (const vital of ['hp', 'mp'] as const) {
        const { exp } = priceTo(listOf(job, vital), 0, MAX_VITAL);
        expect(Number.isSafeInteger(exp) && exp > 900_000_000_000_000).toBe(true);
      }
    }
  });
});

describe('what experience buys', () => {
  it('is the inverse: spending the same price again ends at the same value', () => {
    fc.assert(
      fc.property(anyList, anyVital, anyVital, (list, from, target) => {
        const paid = priceTo(list, from, target);
        const bought = buyWith(list, from, paid.exp, Number.MAX_SAFE_INTEGER);
        expect(bought).toMatchObject({ reached: paid.reached, left: 0, exp: paid.exp });
      }),
    );
  });

  it('stops below the target when the rest does not pay another step', () => {
    fc.assert(
      fc.property(
        anyList,
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.integer({ min: 0, max: 1e15 }),
        (list, from, exp) => {
          const { reached, left, exp: spent } = buyWith(list, from, exp);
          expect(spent + left).toBe(exp);
          if (reached < MAX_VITAL) expect(left).toBeLessThan(tierAt(list, reached)?.exp ?? 0);
        },
      ),
    );
  });
});
