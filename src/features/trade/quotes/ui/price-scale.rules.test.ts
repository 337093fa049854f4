import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceTicks, readableStep, tickLabel } from './price-scale.rules.ts';

const price = fc.integer({ min: 1, max: 4_294_967_295 });

describe('the grid of prices', () => {
  it.each([
    [100_000, 4, 25_000],
    [90_000, 4, 25_000],
    [7, 5, 2],
    [1, 5, 1],
    [0, 5, 1],
    [12, 5, 5],
  ])('a range of %d in %d pieces steps by %d', (range, most, step) => {
    expect(readableStep(range, most)).toBe(step);
  });

  it('covers all prices, in whole numbers and even steps, in few lines', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
        const ticks = priceTicks(prices, 6);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...prices));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        for (const [index, tick] of ticks.entries()) expect(tick).toBe((ticks[0] ?? 0) + index * step);
      }),
    );
  });

  it('leaves room above and below prices that are round', () => {
    expect(priceTicks([350_000, 450_000], 6)).toEqual([325_000, 350_000, 375_000, 400_000, 425_000, 450_000, 475_000]);
    expect(priceTicks([0, 10], 6)[0]).toBe(0);
  });

  it.each([
    [460_000, 20_000, 500_000, '46만'],
    [475_000, 25_000, 500_000, '47.5만'],
    [123_000_000, 1_000_000, 130_000_000, '1.23억'],
    [90_000_000, 10_000_000, 120_000_000, '0.9억'],
    [12_000_000, 500_000, 13_000_000, '1,200만'],
    [8000, 500, 9000, '8,000'],
    [0, 10_000, 50_000, '0'],
  ])('%d in steps of %d up to %d is %s', (value, step, highest, label) => {
    expect(tickLabel(value, step, highest)).toBe(label);
  });

  it('distinguishes neighbours', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), (prices) => {
        const ticks = priceTicks(prices, 6);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        const labels = ticks.map((tick) => tickLabel(tick, step, ticks.at(-1) ?? 0));
        expect(new Set(labels).size).toBe(ticks.length);
      }),
    );
  });
});
