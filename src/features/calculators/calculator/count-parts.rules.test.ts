import { describe, expect, it } from 'vitest';
import { countParts } from './count-parts.rules.ts';

describe('countParts', () => {
  it.each([
    [0, '0'],
    [9999, '9,999'],
    [10_000, '1만'],
    [12_345, '1만 2,345'],
    [26_000_000_000, '260억'],
    [2_586_670_000, '25억 8,667만'],
    [1_311_500_000_000, '1조 3,115억'],
    [1_000_000_000_000_000, '1,000조'],
  ])('%i is %s', (count, text) => {
    expect(
      countParts(count)
        .map(({ digits, unit }) => digits + (unit ?? ''))
        .join(' '),
    ).toBe(text);
  });
});
