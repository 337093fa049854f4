import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatDigits } from './amount.ts';
import { MAX_COUNT, readCount } from './read-count.ts';

describe('readCount', () => {
  it.each([
    ['0', 0],
    ['642500', 642_500],
    ['642,500', 642_500],
    ['64만 2500', 642_500],
    ['\u200b0\u2060', 0],
    ['64만2천', 642_000],
    ['160만', 1_600_000],
    ['260억', 26_000_000_000],
    ['1조3115억', 1_311_500_000_000],
    ['1조 3,115억', 1_311_500_000_000],
    ['1.5조', 1_500_000_000_000],
    ['조', 1_000_000_000_000],
    ['１６０만', 1_600_000],
    ['999999999999999999', 1e18],
    ['1조2조', null],
    ['1조3115', null],
    ['-5', null],
    ['1e9', null],
    ['', null],
    ['만만', null],
    ['<b>', null],
  ])('parses %j as %j', (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  it('parses formatted counts, in full digits and in round words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_COUNT }), (count) => {
        expect(readCount(formatDigits(count))).toBe(count);
        const round = Math.floor(count / 1e8) * 1e8;
        if (round > 0) expect(readCount(formatCount(round))).toBe(round);
      }),
    );
  });
});
