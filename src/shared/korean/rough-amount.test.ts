import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountParts, MAX_AMOUNT } from './amount.ts';
import { roughAmount } from './rough-amount.ts';

describe('a rough amount', () => {
  it.each([
    [0, 0],
    [9_999, 9_999],
    [12_345, 12_350],
    [123_456, 123_500],
    [1_234_567, 1_235_000],
    [12_345_678, 12_350_000],
    [99_999_999, 100_000_000],
    [134_523_456, 134_520_000],
    [1_234_567_890, 1_234_570_000],
  ])('of %i is %i', (amount, rough) => {
    expect(roughAmount(amount)).toBe(rough);
  });

  it('is never far off, and has two units at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), (amount) => {
        const rough = roughAmount(amount);
        expect(Math.abs(rough - amount)).toBeLessThanOrEqual(amount / 2000);
        expect(amountParts(rough).length).toBeLessThanOrEqual(2);
        expect(roughAmount(rough)).toBe(rough);
      }),
    );
  });
});
