import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SettledRow, settleRows } from './settled-rows.rules.ts';

interface Row {
  id: number;
  text: string;
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, text: 'new' }));
const shown = (...ids: number[]): SettledRow<Row>[] => ids.map((id) => ({ row: { id, text: 'old' }, isGone: false }));
const settled = (before: number[], fresh: number[], pinned: number[]) => {
  const { rows: list, waiting } = settleRows(shown(...before), rows(...fresh), new Set(pinned));
  return { ids: list.map(({ row, isGone }) => (isGone ? -row.id : row.id)), waiting };
};

it('a list that nobody holds is the new one', () => {
  expect(settled([1, 2, 3], [4, 3], [])).toEqual({ ids: [4, 3], waiting: 0 });
});

it('rows that come above the row in hand wait, and those below it come in', () => {
  expect(settled([1, 2, 3], [9, 1, 2, 8, 3], [2])).toEqual({ ids: [1, 2, 8, 3], waiting: 1 });
});

it('a row above that is gone keeps its place, and one below it goes', () => {
  expect(settled([1, 2, 3], [2], [2])).toEqual({ ids: [-1, 2], waiting: 0 });
});

it('a row in hand that is gone stays where it is', () => {
  expect(settled([1, 2, 3], [1, 4, 3], [2])).toEqual({ ids: [1, -2, 4, 3], waiting: 0 });
});

it('a row from below that now belongs above stays in sight', () => {
  expect(settled([1, 2, 3], [3, 1, 2], [2])).toEqual({ ids: [1, 2, 3], waiting: 0 });
});

it('no row in hand ever moves, no row is shown twice, and every new row is shown or counted', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 10 });
  fc.assert(
    fc.property(ids, ids, ids, (before, fresh, pinned) => {
      const result = settleRows(shown(...before), rows(...fresh), new Set(pinned));
      const now = result.rows.map(({ row }) => row.id);
      for (const id of pinned) if (before.includes(id)) expect(now.indexOf(id)).toBe(before.indexOf(id));
      expect(new Set(now).size).toBe(now.length);
      const missing = fresh.filter((id) => !now.includes(id));
      expect(missing.length).toBe(result.waiting);
      for (const { row, isGone } of result.rows) expect(isGone).toBe(!fresh.includes(row.id));
      for (const { row, isGone } of result.rows) expect(row.text).toBe(isGone ? 'old' : 'new');
    }),
  );
});
