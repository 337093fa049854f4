import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLadder, DESK, PHONE } from './ladder.rules.ts';
import { gradeSteps } from './vital-table.rules.ts';

const NO_PRICES = { hp: [], mp: [] };

describe('the ladder', () => {
  it('stays inside the drawing for any values, with 칼승 before 풀승', () => {
    const vital = fc.integer({ min: 0, max: 4_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), vital, vital, fc.constantFrom(DESK, PHONE), (job, hp, mp, size) => {
        const { rows, marks, ticks } = computeLadder(job, gradeSteps(job, NO_PRICES), { hp, mp }, size);
        const end = size.width - size.right;
        const xs = [...marks, ...ticks].map(({ x }) => x);
        expect(xs.every((x) => x >= size.left && x <= end)).toBe(true);
        for (const { least, full, reached } of rows.flatMap(({ lanes }) => lanes)) {
          expect(least < full && full <= end).toBe(true);
          if (reached !== null) expect(reached >= least && reached <= full).toBe(true);
        }
      }),
    );
  });

  it('has one bar per grade for warriors, two for wizards, and no mark without values', () => {
    const lanes = (job: number) =>
      computeLadder(job, gradeSteps(job, NO_PRICES), null, DESK).rows.map((row) => row.lanes.length);
    expect([lanes(1), lanes(3)]).toEqual([
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ]);
    expect(computeLadder(1, gradeSteps(1, NO_PRICES), null, DESK).marks).toEqual([]);
  });
});
