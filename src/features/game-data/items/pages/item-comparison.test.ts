import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { makeDrop, makeItem, makeMonster, makeRecipe } from '#tests/factories/game-data.ts';
import { noPrices } from '#tests/support/no-market.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import type { ComparedRow } from './item-comparison.loader.ts';
import { load } from './items.loader.ts';

const claims = (...values: number[]) => values.map((value) => ({ value: [value], source: ['fb'] }));
const plain = makeItem({ id: 1, name: '목도', type: 0, hit: 5, dam: 1, smin: 60, smax: 95, ac: -1, reqlevel: 5 });
const fine = makeItem({
  id: 2,
  name: '현철중검',
  type: 0,
  hit: 3,
  smin: 80,
  smax: 95,
  ac: -9,
  reqjob: 1,
  maxdura: 500_000,
});
const disputed = makeItem({
  id: 3,
  name: '진일신검',
  type: 0,
  hit: 9,
  dam: 4,
  disagreements: [{ field: 'hit', claims: claims(9, 2) }],
});
const others = [4, 5, 6].map((id) => makeItem({ id, name: `현철검${id}`, type: 0, hit: id }));
const monsters = [
  makeMonster({ id: 1, name: '자명비', dungeonId: 1 }),
  makeMonster({ id: 2, name: '흑룡', dungeonId: 1 }),
];
const catalog = buildCatalog({
  ...smallRows,
  items: [plain, fine, disputed, ...others],
  skills: [],
  monsters,
  drops: monsters.map((monster, index) => makeDrop(monster, plain, { id: index + 1 })),
  recipes: [makeRecipe(fine, [[plain, 3]], { id: 1 })],
  sellMaps: [],
});
const servers = [
  { gameServer: { id: 1, name: '연' }, prices: new Map([[2, 35_000]]) },
  { gameServer: { id: 2, name: '무휼' }, prices: new Map() },
];

async function compare(query: string, services = noPrices) {
  const url = new URL(`/items?${query}`, 'http://site');
  const data = await load({ params: {}, url }, { catalog, ...services });
  return { ...data, ids: data.comparison?.items.map(({ id }) => id) };
}

const rowsIn = (rows: readonly ComparedRow[] = []) =>
  Object.fromEntries(
    rows.map(({ label, cells }) => [
      label,
      cells.map(
        (cell) =>
          cell && `${cell.value}${cell.unit ?? ''}${cell.isBest ? ' best' : ''}${cell.isDoubtful ? ' doubtful' : ''}`,
      ),
    ]),
  );

describe('items side by side', () => {
  it.each([
    ['compare=1,2', [1, 2]],
    ['compare=2,1', [2, 1]],
    ['compare=1&compare=2', [1, 2]],
    ['compare=1,1,2,2', [1, 2]],
    ['compare=1,999,2', [1, 2]],
    ['compare=1,x,-2,2.5,,2', [1, 2]],
    ['compare=999,998,997,996,1,2,3', [1, 2, 3]],
    ['compare=0', []],
    ['compare=999', []],
  ])('of %s are %j', async (query, ids) => {
    const data = await compare(query);
    expect([data.ids, data.comparison?.isCut]).toEqual([ids, false]);
  });

  it('are the first four of five, which the page says', async () => {
    const data = await compare('compare=1,2,3,4,5');
    expect([data.ids, data.comparison?.isCut]).toEqual([[1, 2, 3, 4], true]);
  });

  it.each(['', 'compare=', 'compare=x', 'compare=,'])('are none where none is asked for: %s', async (query) => {
    expect((await compare(query)).comparison).toBeNull();
  });

  it('have a row for every stat that one of them has, unknown where another lacks it, with the best one marked', async () => {
    const { comparison } = await compare('compare=1,2');
    expect(rowsIn(comparison?.stats)).toEqual({
      '소형 파괴력': ['60–95', '80–95 best'],
      무장: ['−1', '−9 best'],
      명중: ['+5 best', '+3'],
      타격: ['+1', null],
      내구: [null, '50만'],
    });
    expect(Object.keys(rowsIn(comparison?.stats))).toEqual(['소형 파괴력', '무장', '명중', '타격', '내구']);
  });

  it('show both values of which sources differ, out of the contest for the best one', async () => {
    const { comparison } = await compare('compare=1,2,3');
    expect(rowsIn(comparison?.stats)).toMatchObject({
      명중: ['+5 best', '+3', '+9 또는 +2 doubtful'],
      타격: ['+1', null, '+4 best'],
    });
  });

  it('have their conditions apart, of which none is better', async () => {
    const { comparison } = await compare('compare=1,2');
    expect(rowsIn(comparison?.conditions)).toEqual({ 직업: [null, '전사'], '필요 레벨': ['5', null] });
  });

  it('say where they come from, in brief', async () => {
    const { comparison } = await compare('compare=1,2');
    expect(rowsIn(comparison?.origins)).toEqual({
      '나오는 곳': ['자명비 외 1', null],
      '만드는 법': [null, '조합 1가지'],
    });
    expect(comparison?.origins[0]?.cells[0]?.href).toBe('/items/1#drops');
  });

  it('have the prices of each server that knows one, unknown and not 0 where there is none', async () => {
    const { comparison } = await compare('compare=1,2', { ...noPrices, pricesOfServers: async () => servers });
    expect(comparison?.prices).toEqual([{ gameServer: { id: 1, name: '연' }, cells: [null, 35_000] }]);
    expect((await compare('compare=1,2')).comparison?.prices).toEqual([]);
  });

  it('offer by name what is not among them', async () => {
    const { found, comparison, types, materials } = await compare('compare=2&q=현철');
    expect(found.map(({ name }) => name)).toEqual(['현철검4', '현철검5', '현철검6']);
    expect([comparison?.items.length, types, materials]).toEqual([1, [], []]);
  });

  it('have one key in the cache however they are asked for', async () => {
    const { itemsParams } = await import('../items.params.ts');
    const keyOf = (query: string) => itemsParams.dataKey(new URLSearchParams(query));
    const same = ['compare=1,2', 'compare=1&compare=2', 'compare=01,2,2,x', 'compare= 1 ,2&utm=9'];
    expect(new Set(same.map(keyOf)).size).toBe(1);
    expect(keyOf('compare=2,1')).not.toBe(keyOf('compare=1,2'));
  });
});
