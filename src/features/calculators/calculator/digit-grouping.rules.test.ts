import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedCaret, groupedDigits, plainDigits } from './digit-grouping.rules.ts';

describe('digits in groups', () => {
  it.each([
    ['70000', '70,000'],
    ['7,0000', '70,000'],
    ['999', '999'],
    ['26000000000', '26,000,000,000'],
    ['007', '007'],
    ['7만', '7만'],
    ['160,000만', '160,000만'],
    ['12.5', '12.5'],
    ['-3000', '-3000'],
    ['', ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(groupedDigits(typed)).toBe(shown);
  });

  it('are stored without commas, and read back from what is shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
        expect(plainDigits(groupedDigits(digits))).toBe(digits);
      }),
    );
  });
});

describe('the caret', () => {
  it.each([
    ['typing at the end', '1,234', '1234', false, 5],
    ['typing in the middle', '12,345', '12', false, 2],
    ['deleting a comma backwards', '1,234', '1', false, 1],
    ['deleting a comma forwards', '1,234', '1', true, 2],
    ['deleting the first digit', '234', '', false, 0],
  ])('after %s stays behind the same digits', (_, grouped, before, isForward, caret) => {
    expect(groupedCaret(grouped, before, isForward)).toBe(caret);
  });
});
