import { describe, expect, it } from 'vitest';
import { isWorthFiltering, isWorthShowing } from './columns.rules.ts';

const rows = (filled: number, empty: number): { level: number | null }[] => [
  ...Array.from({ length: filled }, () => ({ level: 0 })),
  ...Array.from({ length: empty }, () => ({ level: null })),
];

describe('isWorthShowing', () => {
  it('requires a value in at least one row of twenty', () => {
    expect(isWorthShowing(rows(5, 95), (row) => row.level)).toBe(true);
    expect(isWorthShowing(rows(4, 96), (row) => row.level)).toBe(false);
  });

  it('hides every column of an empty table', () => {
    expect(isWorthShowing(rows(0, 0), (row) => row.level)).toBe(false);
  });
});

describe('isWorthFiltering', () => {
  it('hides a filter that all rows or too few rows pass', () => {
    expect(isWorthFiltering(rows(10, 0), (row) => row.level === 0)).toBe(false);
    expect(isWorthFiltering(rows(9, 1), (row) => row.level === 0)).toBe(true);
    expect(isWorthFiltering(rows(1, 99), (row) => row.level === 0)).toBe(false);
  });
});
