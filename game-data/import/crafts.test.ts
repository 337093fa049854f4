import { describe, expect, it } from 'vitest';
import {
  allExchanges,
  exchangesOfItem,
  exchangesOnMap,
  pricedExchange,
} from '#features/game-data/exchanges/exchange-view.reader.ts';
import { makerText, recipeTerms } from '#features/game-data/recipes/recipe.labels.ts';
import { recipeView } from '#features/game-data/recipes/recipe-view.reader.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';

const catalog = await projectCatalog();
const itemIds = new Map(catalog.items.map(({ name, id }) => [name, id]));
const nameOf = (id: number) => catalog.itemById.get(id)?.name;
const FIRST_CRAFT = 83;
const crafts = catalog.recipes.filter(({ id }) => id >= FIRST_CRAFT);
const craftOf = (name: string) => catalog.recipes.find(({ itemId }) => nameOf(itemId) === name);

const leftOut = catalog.leftOut.filter(({ kind }) => kind === 'recipe');

/** As the sheets name them; a name that becomes an item must be a link then. */
const UNLISTED = ["고대금속결정'양", "고대금속결정'음", '금은보화', '북천황변신시약', '잔가지'];

describe('what people make', () => {
  it('lost a recipe, or gained one without its items', () => {
    const counts = Map.groupBy(crafts, ({ category }) => category);
    expect(Object.fromEntries([...counts].map(([name, rows]) => [name, rows.length]))).toEqual({
      '호박별 무기': 44,
      '호박 투구': 11,
      '무기 제작': 9,
      '퀘스트에서 받는 옷': 8,
      '용무기 각성': 24,
      '무기 강화': 8,
    });
    expect(crafts).toHaveLength(104);
  });

  it('left a craft out whose items we have by now, or without a reason', () => {
    expect(leftOut).toHaveLength(17);
    expect(new Set(leftOut.flatMap(({ missing }) => missing)).size).toBe(13);
    for (const { name, missing } of leftOut) {
      expect(missing.filter((item) => itemIds.has(item))).toEqual([]);
      expect(missing).not.toEqual([]);
      expect(craftOf(name)).toBeUndefined();
    }
  });

  it('lost money, job, level, base health, condition or what a failure leaves', () => {
    const count = (has: (craft: (typeof crafts)[number]) => boolean) => crafts.filter(has).length;
    expect({
      money: count(({ money }) => money !== null),
      job: count(({ job }) => job !== null),
      minLevel: count(({ minLevel }) => minLevel !== null),
      baseHp: count(({ baseHp }) => baseHp !== null),
      condition: count(({ condition }) => condition !== null),
      allLost: count(({ failReturns }) => failReturns?.length === 0),
    }).toEqual({ money: 4, job: 40, minLevel: 5, baseHp: 4, condition: 58, allLost: 29 });
    const axe = craftOf('심판의낫');
    expect(axe).toMatchObject({ successRate: 7, failReturns: [], npcName: '용왕', mapCode: '925' });
    const fan = craftOf('원앙청선');
    expect(fan && recipeTerms(fan)).toEqual(['제작비 200만', '백두촌이 클래식에 열렸는지는 알려지지 않았습니다.']);
    const dragon = craftOf('용마제칠검');
    expect(dragon && [makerText(dragon), ...recipeTerms(dragon)]).toEqual([
      '백의장인 · 백의장인의집',
      '전사만',
      '한 번 할 때마다 순수 체력 1,000이 깎입니다',
    ]);
    expect(fan && recipeView(catalog, fan)?.failure).toBe('실패하면 재료와 돈이 사라집니다');
  });

  it('gave 팔괘 a second recipe, or took its place away', () => {
    const made = catalog.recipesMaking(itemIds.get('팔괘') ?? 0);
    expect(made.map(makerText)).toEqual(['랑구륜 · 천상계제일계']);
    expect(made[0]).toMatchObject({ id: 80 });
  });

  it('leads to a person whose map is known', () => {
    const spear = craftOf('괴력선창');
    expect(spear && recipeView(catalog, spear)).toMatchObject({
      place: '거북장군 · 용왕의방',
      placeHref: '/maps/925?at=17,9',
    });
  });
});

describe('the places of crafts, exchanges, summons and promotions', () => {
  const sheets = {
    recipes: catalog.recipes.map(({ place, mapCode }) => ({ word: place, code: mapCode })),
    exchanges: catalog.exchanges.flatMap(({ at }) => at.map(({ mapName, map }) => ({ word: mapName, code: map }))),
    summons: catalog.summons.flatMap(({ at, place }) =>
      [...at, place].map(({ mapName, map }) => ({ word: mapName, code: map })),
    ),
    promotions: catalog.promotions.flatMap(({ people }) =>
      people.map(({ mapName, map }) => ({ word: mapName, code: map })),
    ),
  };
  const all = Object.values(sheets).flat();

  it('lost a map, or name one that we do not have', () => {
    const counts = Object.entries(sheets).map(([name, places]) => [
      name,
      places.filter(({ code }) => code !== null).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({ recipes: 93, exchanges: 24, summons: 14, promotions: 16 });
    expect(all.filter(({ code }) => code !== null && !catalog.mapByCode.has(code))).toEqual([]);
    const isNamed = ({ word, code }: (typeof all)[number]) => catalog.mapByCode.get(code ?? '')?.name === word;
    const otherWords = new Set(all.filter((one) => one.code !== null && !isNamed(one)).map(({ word }) => word));
    expect([...otherWords]).toEqual(['국내성·부여성 갑옷점의 용상인']);
  });

  it('are words although exactly one map has that name', () => {
    const byName = Map.groupBy(catalog.maps, ({ name }) => name);
    expect(all.filter(({ word, code }) => code === null && byName.get(word ?? '')?.length === 1)).toEqual([]);
  });
});

describe('exchanges and summons', () => {
  const { views } = allExchanges(catalog);

  it('lost one, or took a name for an item that we have', () => {
    expect([catalog.exchanges.length, catalog.summons.length]).toEqual([30, 7]);
    const unlisted = views.flatMap(({ give, get }) => [...give, ...get]).filter(({ id }) => id === undefined);
    expect([...new Set(unlisted.map(({ name }) => name))].sort()).toEqual(UNLISTED);
  });

  it('stands not at its things, its person or what it calls', () => {
    const bone = exchangesOfItem(catalog, itemIds.get('해골왕의뼈') ?? 0).views;
    expect(bone.map(({ target }) => target?.name).sort()).toEqual(['파괴왕 소환', '파괴왕의제단 입장']);
    const island = catalog.mapByCode.get('1698');
    expect(island && exchangesOnMap(catalog, island).views).toHaveLength(18);
    const market = catalog.mapByCode.get('2393');
    expect(market && exchangesOnMap(catalog, market).views).toMatchObject([
      { npc: '장돌뱅이', give: [{ name: '금은보화', quantity: 1 }], gains: ['1만5천'] },
    ]);
  });

  it('counts a thing without a price as free', () => {
    const [altar] = views.filter(({ target }) => target?.name === '파괴왕 소환');
    if (!altar) throw new Error('파괴왕 is not called');
    const prices = new Map([[itemIds.get('불의수정') ?? 0, 500]]);
    expect(pricedExchange(altar, prices).cost).toEqual({ known: 500, unpriced: 3 });
    expect(pricedExchange(altar, new Map()).cost).toBeUndefined();
  });
});
