import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REMAINDER, type Remainder, type SettleInput, settle } from './settle.rules.ts';
import { MAX_ENTRY_AMOUNT, UNITS } from './settlement.limits.ts';

const weights = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 50 })
  .filter((all) => all.some((weight) => weight > 0));
const amounts = fc.array(fc.option(fc.integer({ min: 1, max: MAX_ENTRY_AMOUNT })), { minLength: 1, maxLength: 100 });
const inputs: fc.Arbitrary<SettleInput> = weights.chain((all) =>
  fc.record({
    amounts,
    weights: fc.constant(all),
    unit: fc.constantFrom(...UNITS),
    remainder: fc.constantFrom<Remainder>(1, 2, 3),
    holderIndex: fc.nat(all.length - 1),
  }),
);
const totalOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

describe('settle', () => {
  it('divides all of it, neither more nor less', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { sale, shares, toGuild } = settle(input);
        expect(sale).toBe(totalOf(input.amounts.map((amount) => amount ?? 0)));
        expect(totalOf(shares) + toGuild).toBe(sale);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(sale)).toBe(true);
      }),
    );
  });

  it('gives equal weights shares that differ by one unit at most, the holder’s rest apart, under rule 2', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const equal = { ...input, weights: input.weights.map(() => 1), remainder: REMAINDER.largest };
        const { shares, rest } = settle(equal);
        const apart = shares.map((share, index) => share - (index === equal.holderIndex ? rest : 0));
        expect(Math.max(...apart) - Math.min(...apart)).toBeLessThanOrEqual(equal.unit);
        expect(rest).toBeLessThan(equal.unit);
      }),
    );
  });

  it('gives everybody the same whatever the order of the entries', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(settle({ ...input, amounts: input.amounts.toReversed() })).toEqual(settle(input));
      }),
    );
  });

  it('gives everybody the same whatever the order of the people, where nobody ties', () => {
    fc.assert(
      fc.property(inputs, ({ amounts: sold, unit }) => {
        const input = { amounts: sold, unit, weights: [1, 2, 4], remainder: REMAINDER.holder, holderIndex: 0 };
        const turned = { ...input, weights: [4, 2, 1], holderIndex: 2 };
        expect(settle(turned).shares.toReversed()).toEqual(settle(input).shares);
      }),
    );
  });

  it('rounds down, and leaves the rest with the holder', () => {
    const input = { amounts: [5_210_000], weights: [1, 1, 2], unit: 1000, remainder: REMAINDER.holder, holderIndex: 1 };
    expect(settle(input)).toEqual({
      sale: 5_210_000,
      shares: [1_302_000, 1_303_000, 2_605_000],
      rest: 1000,
      toGuild: 0,
    });
  });

  it('gives the units that are left to those who lost most, the earlier one of two', () => {
    const input = { amounts: [100], weights: [1, 1, 1], unit: 1, remainder: REMAINDER.largest, holderIndex: 2 };
    expect(settle(input).shares).toEqual([34, 33, 33]);
    expect(settle({ ...input, weights: [0, 1, 2] }).shares).toEqual([0, 33, 67]);
  });

  it('keeps the rest for the guild', () => {
    const input = { amounts: [100, null], weights: [1, 1, 1], unit: 10, remainder: 3, holderIndex: 0 } as const;
    expect(() => settle(input)).not.toThrow();
    expect(settle(input)).toEqual({ sale: 100, shares: [30, 30, 30], rest: 0, toGuild: 10 });
  });

  it('refuses a sum without a weight', () => {
    expect(() => settle({ amounts: [1], weights: [0], unit: 1, remainder: 1, holderIndex: 0 })).toThrow(RangeError);
  });
});
