import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { dotPlot } from './dot-plot.rules.ts';

const quoteOf = (counted: number[]) => {
  const prices = counted.toSorted((a, b) => a - b);
  const at = (share: number) => prices[Math.floor(share * (prices.length - 1))] ?? null;
  return { ...NO_ITEM_QUOTES.sell, low: at(0), p25: at(0.25), median: at(0.5), p75: at(0.75), high: at(1) };
};
const price = fc.integer({ min: 1, max: 4_294_967_295 });

describe('the dot plot', () => {
  it('is empty without a quote', () => {
    expect(dotPlot(NO_ITEM_QUOTES.sell, null, 340)).toBeNull();
  });

  it('shows band and median before the players are known', () => {
    const plot = dotPlot(quoteOf([400_000, 450_000, 480_000, 500_000]), null, 340);
    expect(plot?.dots).toEqual([]);
    expect(plot?.band?.width).toBeGreaterThan(2);
    expect(plot?.median).toBeGreaterThan(16);
  });

  it('stacks equal prices, around the middle', () => {
    const plot = dotPlot(quoteOf([50, 50, 50]), { counted: [50, 50, 50], rejected: [] }, 340);
    expect(plot?.dots.map(({ y }) => y)).toEqual([18.5, 26, 33.5]);
    expect(new Set(plot?.dots.map(({ x }) => x)).size).toBe(1);
  });

  it.each([10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000])(
    'labels both ends of %i to ten times as much, though logarithms are not exact',
    (low) => {
      const places = dotPlot(quoteOf([low, low * 10]), null, 730)?.labels.map(({ x }) => x) ?? [];
      expect(places[0]).toBe(16);
      expect(places.at(-1)).toBe(714);
    },
  );

  it('has one mark per price, all inside, and labels that do not touch', () => {
    const some = fc.array(price, { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        some,
        fc.array(price, { maxLength: 20 }),
        fc.integer({ min: 240, max: 760 }),
        (counted, rejected, width) => {
          const plot = dotPlot(quoteOf(counted), { counted, rejected }, width);
          expect(plot?.dots).toHaveLength(counted.length);
          expect(plot?.crosses).toHaveLength(rejected.length);
          for (const { x, y } of plot?.dots ?? []) {
            expect(x).toBeGreaterThanOrEqual(8);
            expect(x).toBeLessThanOrEqual(width - 8);
            expect(y).toBeGreaterThanOrEqual(4);
            expect(y).toBeLessThanOrEqual(48);
          }
          const places = (plot?.labels ?? []).map(({ x }) => x);
          expect(places.length).toBeGreaterThanOrEqual(2);
          for (const [index, place] of places.slice(1).entries())
            expect(place - (places[index] ?? 0)).toBeGreaterThan(60);
        },
      ),
      { numRuns: 60 },
    );
  });
});
