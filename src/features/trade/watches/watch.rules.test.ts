import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivals, crossings, isBeyond, lookAtQuote, usualDirection, type WatchedPrice } from './watch.rules.ts';

const below: WatchedPrice = { direction: 'below', price: 1000 };
const above: WatchedPrice = { direction: 'above', price: 1000 };

const any: WatchedPrice = { direction: 'below', price: null };

const watched = fc.record({
  direction: fc.constantFrom('below' as const, 'above' as const),
  price: fc.integer({ min: 1, max: 5000 }),
});
const price = fc.integer({ min: 1, max: 6000 });

describe('usualDirection', () => {
  it('expects sellers to come down and buyers to come up', () => {
    expect([usualDirection(1), usualDirection(2)]).toEqual(['below', 'above']);
  });
});

describe('isBeyond', () => {
  it.each([
    [below, 1000, true],
    [below, 999, true],
    [below, 1001, false],
    [above, 1000, true],
    [above, 1001, true],
    [above, 999, false],
  ] as const)('%j at %d: %s', (watch, value, expected) => {
    expect(isBeyond(watch, value)).toBe(expected);
  });
});

describe('lookAtQuote', () => {
  it.each([
    ['comes down to it', below, 1000, false, { wasBeyond: true, fires: true }],
    ['is there at the first look', below, 900, null, { wasBeyond: true, fires: true }],
    ['stays there', below, 900, true, { wasBeyond: true, fires: false }],
    ['trembles back over it', below, 1029, true, { wasBeyond: true, fires: false }],
    ['goes well back', below, 1031, true, { wasBeyond: false, fires: false }],
    ['stays away', below, 1001, false, { wasBeyond: false, fires: false }],
    ['comes up to it', above, 1000, false, { wasBeyond: true, fires: true }],
    ['trembles back under it', above, 971, true, { wasBeyond: true, fires: false }],
    ['goes well back under it', above, 969, true, { wasBeyond: false, fires: false }],
  ] as const)('%s', (_name, watch, median, wasBeyond, expected) => {
    expect(lookAtQuote(watch, median, wasBeyond)).toEqual(expected);
  });

  it('never fires twice without having returned well between', () => {
    fc.assert(
      fc.property(watched, fc.array(price, { maxLength: 60 }), (watch, medians) => {
        let wasBeyond: boolean | null = null;
        let wasBack = true;
        for (const median of medians) {
          const look = lookAtQuote(watch, median, wasBeyond);
          if (look.fires) {
            expect(wasBack).toBe(true);
            expect(isBeyond(watch, median)).toBe(true);
            wasBack = false;
          }
          if (!look.wasBeyond) wasBack = true;
          wasBeyond = look.wasBeyond;
        }
      }),
    );
  });
});

describe('crossings', () => {
  it('marks the values that crossed, not the start of the history', () => {
    expect(crossings(below, [900, 1200, 950, 1010, 940, 1100, 1000])).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('arrivals', () => {
  it.each([
    ['stands beyond from the start', [900], 1],
    ['gets still cheaper', [900, 800, 700], 1],
    ['comes down', [1200, 1000], 1],
    ['goes away and comes again', [900, 1200, 950], 2],
    ['was without a price between', [900, null, 900], 2],
    ['never comes', [1001, null, 2000], 0],
    ['has no history', [], 0],
  ] as const)('that %s: %j → %d', (_name, prices, expected) => {
    expect(arrivals(below, prices)).toBe(expected);
  });

  it('is one for any price, whatever it becomes', () => {
    expect([[null], [900, null, 5000], [null, 900]].map((prices) => arrivals(any, prices))).toEqual([1, 1, 1]);
  });

  it('is at least one and at most every second change once it is beyond', () => {
    fc.assert(
      fc.property(watched, fc.array(fc.option(price), { minLength: 1, maxLength: 40 }), (watch, prices) => {
        const count = arrivals(watch, prices);
        const last = prices.at(-1);
        if (last !== null && last !== undefined && isBeyond(watch, last)) expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(Math.ceil(prices.length / 2));
      }),
    );
  });
});
