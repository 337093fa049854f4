import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeSpark } from './spark.rules.ts';

const price = fc.option(fc.integer({ min: 1, max: 4_294_967_295 }));

describe('a spark', () => {
  it('is empty without prices, a dot for one, a line for more', () => {
    expect(computeSpark([], 72, 20)).toBeNull();
    expect(computeSpark([null, null], 72, 20)).toBeNull();
    expect(computeSpark([null, 5, null], 72, 20)).toEqual({ path: '', end: { x: 36, y: 10 } });
    expect(computeSpark([1, null, 3], 72, 20)?.path).toBe('M3 17L69 3');
  });

  it('never leaves its box', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 90 }), (values) => {
        const numbers = [...(computeSpark(values, 72, 20)?.path.matchAll(/([\d.]+) ([\d.]+)/g) ?? [])];
        for (const [, x, y] of numbers) {
          expect(Number(x)).toBeGreaterThanOrEqual(3);
          expect(Number(x)).toBeLessThanOrEqual(69);
          expect(Number(y)).toBeGreaterThanOrEqual(3);
          expect(Number(y)).toBeLessThanOrEqual(17);
        }
      }),
    );
  });
});
