import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignIds } from './identify.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const id = fc.option(fc.integer({ min: 1, max: 8 }));
const drafts = fc.uniqueArray(fc.record({ key, id }), { selector: (row) => row.key }).map((rows) =>
  // Two rows of one file never request one id: validation refuses that.
  rows.filter((row, index) => row.id === null || rows.findIndex((other) => other.id === row.id) === index),
);
const stored = fc
  .uniqueArray(fc.tuple(key, fc.integer({ min: 1, max: 8 })), {
    selector: ([name]) => name,
    comparator: (a, b) => a === b,
  })
  .map((pairs) => pairs.filter(([, own], index) => pairs.findIndex(([, other]) => other === own) === index))
  .map((pairs) => pairs.map(([name, own]) => ({ key: name, id: own })));

describe('assignIds', () => {
  it('gives every draft an id of its own', () => {
    fc.assert(
      fc.property(drafts, stored, (wanted, present) => {
        const { ids } = assignIds('port', wanted, present);
        expect([...ids.keys()].sort()).toEqual(wanted.map((row) => row.key).sort());
        expect(new Set(ids.values()).size).toBe(wanted.length);
      }),
    );
  });

  it('never moves a row whose key stays', () => {
    fc.assert(
      fc.property(drafts, stored, (wanted, present) => {
        const { ids } = assignIds('port', wanted, present);
        for (const row of present) if (ids.has(row.key)) expect(ids.get(row.key)).toBe(row.id);
      }),
    );
  });

  it('finds the same ids again, whatever the files request then', () => {
    fc.assert(
      fc.property(drafts, stored, (wanted, present) => {
        const { ids } = assignIds('port', wanted, present);
        const after = [...ids].map(([name, own]) => ({ key: name, id: own }));
        const withoutWishes = wanted.map((row) => ({ ...row, id: null }));
        expect(assignIds('port', withoutWishes, after).ids).toEqual(ids);
      }),
    );
  });

  it('preserves the id of a renamed row and gives a new row the id it requests', () => {
    const { ids } = assignIds(
      'dungeon',
      [
        { id: 1, key: '새 이름' },
        { id: 9, key: '새 굴' },
      ],
      [{ id: 1, key: '옛 이름' }],
    );
    expect(Object.fromEntries(ids)).toEqual({ '새 이름': 1, '새 굴': 9 });
  });

  it("does not give a removed row's id to another row that did not request it", () => {
    const { ids } = assignIds('item', [{ id: null, key: '2', name: '밤' }], [{ id: 5, key: '1', name: '잣' }]);
    expect(ids.get('2')).toBe(6);
  });

  it('refuses an item that has become another one, and accepts a corrected code', () => {
    const present = [{ id: 1, key: '100', name: '도토리' }];
    expect(assignIds('item', [{ id: 1, key: '200', name: '호두' }], present).issues).toHaveLength(1);
    expect(assignIds('item', [{ id: 1, key: '200', name: '도토리' }], present)).toEqual({
      ids: new Map([['200', 1]]),
      issues: [],
    });
  });
});
