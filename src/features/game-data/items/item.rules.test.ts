import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ITEM_COLUMNS,
  type ItemCells,
  type ItemColumn,
  type ItemRowFacts,
  knownColumns,
  nextSort,
  readItemQuery,
  selectItems,
  shownColumns,
  sortChoices,
  sortText,
  usualSort,
  worthwhileColumns,
  worthwhileFlags,
} from './item.rules.ts';
import { itemTypeParams } from './item-type.params.ts';

const COLUMNS: ItemColumn[] = ['level', 'small', 'ac'];
const KNOWN: ItemColumn[] = ['level', 'job', 'grade', 'gender', 'small', 'ac'];

function row(id: number, cells: ItemCells = {}, flags: Partial<ItemRowFacts> = {}): ItemRowFacts {
  return { id, name: `검${id}`, cells, ...flags };
}

function select(rows: readonly ItemRowFacts[], query: string): number[] {
  return selectItems(rows, readItemQuery(itemTypeParams.read(new URLSearchParams(query)), KNOWN), COLUMNS).map(
    ({ id }) => id,
  );
}

describe('readItemQuery', () => {
  const read = (query: string) => readItemQuery(itemTypeParams.read(new URLSearchParams(query)), KNOWN);

  it('is empty by default', () => {
    expect(read('')).toEqual({
      name: '',
      levelFrom: null,
      levelTo: null,
      job: null,
      gender: null,
      grade: null,
      withUnknown: false,
      flags: [],
      sort: null,
    });
  });

  it.each([
    ['from=90&to=10', { levelFrom: 10, levelTo: 90 }],
    ['from=500', { levelFrom: 99 }],
    ['from=-3&to=x', { levelFrom: null, levelTo: null }],
    ['job=9&gender=3&grade=5', { job: null, gender: null, grade: null }],
    ['job=&gender=2', { job: null, gender: 2 }],
    ['to=-1&job=전사', { levelTo: null, job: null }],
    ['grade=x', { grade: null }],
    ['grade=0&unknown=1', { grade: 0, withUnknown: true }],
    ['job=1&job=2', { job: null }],
    ['trade=1&drop=yes', { flags: ['trade'] }],
    ['sort=-level', { sort: { column: 'level', isDescending: true } }],
    ['sort=name', { sort: { column: 'name', isDescending: false } }],
    ['sort=price', { sort: null }],
    ['sort=M', { sort: null }],
    ['sort=__proto__', { sort: null }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('ignores conditions that no item of the list has', () => {
    const query = readItemQuery(itemTypeParams.read(new URLSearchParams('job=3&to=80&gender=1&grade=2')), ['stack']);
    expect(query).toMatchObject({ job: null, levelFrom: null, levelTo: null, gender: null, grade: null });
  });

  it('never throws and never returns a reversed range', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (from, to, sort) => {
        const query = read(new URLSearchParams({ from, to, sort }).toString());
        expect(query.levelFrom ?? 0).toBeLessThanOrEqual(query.levelTo ?? 99);
      }),
    );
  });
});

describe('selectItems', () => {
  it('sorts by level, with unknown values last in both directions', () => {
    const rows = [row(1, { level: 50 }), row(2), row(3, { level: 5 })];
    expect(select(rows, '')).toEqual([3, 1, 2]);
    expect(select(rows, 'sort=-level')).toEqual([1, 3, 2]);
  });

  it('of a type without levels puts the most used first, and of equals those with a quote', () => {
    const rows = [row(1, { uses: 2 }), row(2, { uses: 2, quote: 5 }), row(3, { uses: 9 }), row(4)];
    const columns: ItemColumn[] = ['uses', 'from'];
    const query = readItemQuery(itemTypeParams.read(new URLSearchParams()), columns);
    expect(selectItems(rows, query, columns).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
    expect(usualSort(['from'])).toEqual({ column: 'name', isDescending: false });
  });

  it('of a type without levels that has a market puts the dearest first, and of those without a quote the most used', () => {
    const rows = [row(1, { uses: 2 }), row(2, { uses: 2, quote: 5 }), row(3, { uses: 9 }), row(4, { quote: 70 })];
    const columns: ItemColumn[] = ['uses', 'quote'];
    const query = readItemQuery(itemTypeParams.read(new URLSearchParams()), columns);
    expect(selectItems(rows, query, columns).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  });

  it('sorts a range by its upper end', () => {
    const rows = [row(1, { small: [90, 95] }), row(2, { small: [10, 150] }), row(3, { small: [60, 95] })];
    expect(select(rows, 'sort=-small')).toEqual([2, 1, 3]);
  });

  it('excludes items without a level when a level is given', () => {
    expect(select([row(1), row(2, { level: 20 }), row(3, { level: 21 })], 'to=20')).toEqual([2]);
  });

  it('requires every given flag', () => {
    const rows = [row(1, {}, { trade: true }), row(2, {}, { trade: true, drop: true })];
    expect(select(rows, 'trade=1&drop=1')).toEqual([2]);
  });

  it('neither drops nor repeats a row, in any order', () => {
    const cells = fc.record(
      { level: fc.integer({ min: 1, max: 99 }), ac: fc.integer({ min: -60, max: 0 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(cells), fc.constantFrom('', 'sort=-ac', 'sort=level', 'sort=-name'), (list, query) => {
        const ids = select(
          list.map((own, id) => row(id, own)),
          query,
        );
        expect(ids.toSorted((one, other) => one - other)).toEqual(list.map((_, id) => id));
      }),
    );
  });
});

describe('nextSort', () => {
  it('starts with the highest value, but with the lowest level and armour class', () => {
    const current = { column: 'name', isDescending: false } as const;
    expect(nextSort('small', current)).toBe('-small');
    expect(nextSort('level', current)).toBe('level');
    expect(nextSort('ac', current)).toBe('ac');
  });

  it('reverses the current order', () => {
    expect(nextSort('small', { column: 'small', isDescending: true })).toBe('small');
    expect(nextSort('level', usualSort(COLUMNS))).toBe('-level');
  });
});

describe('sortChoices', () => {
  it('offers the default order first and each column once, in its natural direction', () => {
    expect(sortChoices(COLUMNS, COLUMNS, null).map(sortText)).toEqual(['level', 'name', '-small', 'ac']);
  });

  it('offers what is known of an item, shown or not', () => {
    expect(sortChoices(COLUMNS, [...COLUMNS, 'MMP'], null).map(sortText)).toContain('-MMP');
  });

  it('includes a current order that only a column head can set', () => {
    expect(sortChoices(COLUMNS, COLUMNS, { column: 'ac', isDescending: true }).map(sortText)).toContain('-ac');
  });
});

describe('worthwhile columns and flags', () => {
  const rows = Array.from({ length: 100 }, (_, id) =>
    row(
      id,
      { level: 1, ...(id < 29 && { job: 1 }), ...(id < 30 && { gender: 2 }), ...(id < 1 && { quote: 5 }) },
      { trade: true, ...(id < 5 && { made: true }) },
    ),
  );

  it('leaves out a column that fewer than three rows in ten have', () => {
    expect(worthwhileColumns(rows)).toEqual(['level', 'gender']);
  });

  it('leaves out a shop price that a fifth of the rows share', () => {
    const priced = (shared: number) => rows.map(({ id }) => row(id, { price: id < shared ? 10 : 1000 + id }));
    expect([worthwhileColumns(priced(19)), worthwhileColumns(priced(20))]).toEqual([['price'], []]);
  });

  it('know every column of which one row has a value, but words and a filler', () => {
    const some = [...rows, row(100, { ac: -3, from: '조합', kind: '봉' })];
    expect(knownColumns(some, ['level'])).toEqual(['level', 'quote', 'job', 'gender', 'ac']);
    expect(knownColumns(some, ['level', 'from'])).toContain('from');
    expect(
      knownColumns(
        rows.map(({ id }) => row(id, { price: 10 })),
        [],
      ),
    ).toEqual([]);
  });

  it('show the column by which the list is sorted, in its place', () => {
    expect(shownColumns(COLUMNS, { column: 'job', isDescending: false })).toEqual(['level', 'job', 'small', 'ac']);
    expect(shownColumns(COLUMNS, { column: 'name', isDescending: false })).toEqual(COLUMNS);
    const many = ITEM_COLUMNS.filter((column) => column !== 'G');
    expect(shownColumns(many, { column: 'G', isDescending: true })).toEqual(
      ITEM_COLUMNS.filter((column) => column !== 'from'),
    );
    expect(shownColumns(many, { column: 'W', isDescending: true })).toEqual(many);
  });

  it('leaves out a flag that all rows have', () => {
    expect(worthwhileFlags(rows)).toEqual(['made']);
  });
});
