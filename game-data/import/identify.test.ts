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

  it('preserves the id of a row whose file names its former name, and gives a new row the id it requests', () => {
    const { ids, issues } = assignIds(
      'dungeon',
      [
        { id: 1, key: '새 이름', name: '새 이름', was: '옛 이름', formerKeys: ['옛 이름'] },
        { id: 9, key: '새 굴', name: '새 굴' },
      ],
      [{ id: 1, key: '옛 이름', name: '옛 이름' }],
    );
    expect([Object.fromEntries(ids), issues]).toEqual([{ '새 이름': 1, '새 굴': 9 }, []]);
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

  const monster = (id: number | null, name: string, was?: string) => ({
    ...{ id, key: `굴/${name}`, name, was },
    formerKeys: was === undefined ? [] : [`굴/${was}`],
  });
  const squirrel = { id: 1, key: '굴/다람쥐', name: '다람쥐' };

  it('refuses a monster that takes over the id of another, unless its file says that it was that one', () => {
    const { ids, issues } = assignIds('monster', [monster(1, '청설모')], [squirrel]);
    expect(issues).toEqual([
      {
        ...{ file: '몬스터', row: 0, field: 'id' },
        reason: "'청설모'에 쓸 수 없는 번호입니다: 1번은 이미 '다람쥐'의 것입니다",
      },
    ]);
    expect(ids.get('굴/청설모')).toBe(2);
    expect(assignIds('monster', [monster(1, '청설모', '곰')], [squirrel]).issues).toHaveLength(1);
    for (const requested of [1, null, 7]) {
      const renamed = assignIds('monster', [monster(requested, '청설모', '다람쥐')], [squirrel]);
      expect(renamed).toEqual({ ids: new Map([['굴/청설모', 1]]), issues: [] });
    }
  });

  it('refuses an id that stays with a row of the same set', () => {
    const drafts = [monster(null, '다람쥐'), monster(1, '청설모')];
    const { ids, issues } = assignIds('monster', drafts, [squirrel]);
    expect([Object.fromEntries(ids), issues.length]).toEqual([{ '굴/다람쥐': 1, '굴/청설모': 2 }, 1]);
  });

  it('lets two rows change names at once, and knows when they have', () => {
    const stored = [squirrel, { id: 2, key: '굴/청설모', name: '청설모' }];
    const drafts = [monster(1, '청설모', '다람쥐'), monster(2, '다람쥐', '청설모')];
    const first = assignIds('monster', drafts, stored);
    expect(Object.fromEntries(first.ids)).toEqual({ '굴/청설모': 1, '굴/다람쥐': 2 });
    const after = drafts.map(({ key, name }) => ({ id: first.ids.get(key) ?? 0, key, name }));
    expect(assignIds('monster', drafts, after)).toEqual(first);
  });

  it("refuses a release that asks for an id of an operator's row, and gives others of these ids a lower one", () => {
    const stored = [
      { id: 3, key: '300', name: '밤' },
      { id: 1_000_000, key: '900', name: '호두' },
    ];
    const asked = (name: string, key: string, id: number) => assignIds('item', [{ id, key, name }], stored);
    expect(asked('잣', '400', 1_000_000).issues).toHaveLength(1);
    expect(asked('잣', '400', 1_000_000).ids.get('400')).toBe(4);
    expect(asked('잣', '400', 2_000_000)).toEqual({ ids: new Map([['400', 4]]), issues: [] });
    expect(asked('호두', '900', 4)).toEqual({ ids: new Map([['900', 1_000_000]]), issues: [] });
  });

  it('gives no id that was ever used, even where the last below those of operators is taken', () => {
    const stored = [
      { id: 999_999, key: 'a' },
      { id: 1, key: 'b' },
    ];
    expect(assignIds('port', [{ id: null, key: 'c' }], stored).ids.get('c')).toBe(2);
  });

  it.each([
    ['port', '7>9', true],
    ['port', '7>8', false],
  ] as const)(
    'of a row without a name (%s) refuses the id when it is about something else: %s',
    (table, name, isRefused) => {
      const stored = [{ id: 1, key: '7:1,2>8', name: '7>8' }];
      expect(assignIds(table, [{ id: 1, key: '7:1,3>8', name }], stored).issues.length > 0).toBe(isRefused);
    },
  );
});
