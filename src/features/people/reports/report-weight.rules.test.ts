import { describe, expect, it } from 'vitest';
import { weighReport } from './report-weight.rules.ts';

const decided = (upheld: number, dismissed: number) => [
  ...Array.from({ length: upheld }, () => 2 as const),
  ...Array.from({ length: dismissed }, () => 3 as const),
];

describe('the weight of a report', () => {
  it.each([
    [1, 3],
    [2, 3],
    [6, 3],
    [3, 2],
    [4, 2],
    [5, 1],
    [9, 1],
  ] as const)('of type %i is %i', (type, weight) => {
    expect(weighReport({ type, furtherReporters: 0, decisions: [] })).toBe(weight);
  });

  it.each([
    [0, 1],
    [1, 2],
    [3, 4],
    [12, 4],
  ])('grows with %i further reporters to %i', (furtherReporters, weight) => {
    expect(weighReport({ type: 5, furtherReporters, decisions: [] })).toBe(weight);
  });

  it.each([
    ['four upheld, too few to judge by', decided(4, 0), 2],
    ['all of five upheld', decided(5, 0), 3],
    ['eight of ten upheld', decided(8, 2), 3],
    ['seven of ten upheld', decided(7, 3), 2],
    ['three of ten upheld', decided(3, 7), 2],
    ['two of ten upheld', decided(2, 8), 1],
    ['four dismissed, too few to judge by', decided(0, 4), 2],
    ['all of five dismissed', decided(0, 5), 1],
  ])('follows the record of the reporter: %s', (_record, decisions, weight) => {
    expect(weighReport({ type: 4, furtherReporters: 0, decisions })).toBe(weight);
  });
});
