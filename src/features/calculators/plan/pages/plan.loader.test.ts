import { describe, expect, it } from 'vitest';
import type { ItemQuotes, QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { NO_QUOTE } from '#features/trade/quotes/quote.rules.ts';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './plan.loader.ts';

const catalog = await projectCatalog();

/** Every item costs 100전 times the number of its server, but 용의비늘 has no quote. */
const market: QuoteReader = {
  quotesOf: async (ids, window) =>
    new Map(
      ids.map((id): [number, ItemQuotes] => {
        const isTraded = catalog.itemById.get(id)?.name !== '용의비늘';
        const median = isTraded ? 100 * (window?.gameServer ?? 1) : null;
        return [id, { sell: { ...NO_QUOTE, median }, buy: NO_QUOTE, excluded: null }];
      }),
    ),
  popular: async () => [],
  daysOf: async () => [],
};

const page = (query: string, quotes = market) =>
  load({ url: new URL(`http://localhost/calc/plan?${query}`), params: {} }, { catalog, quotes });

describe('the data of the planner', () => {
  it('is the same for every character, and small', async () => {
    const data = await page('');
    expect(await page('job=3&level=1&hp=5')).toEqual(data);
    expect(JSON.stringify(data).length).toBeLessThan(48_000);
  });

  it('contains the requirements and rewards of every advancement', async () => {
    const { advancements, items, skills } = await page('');
    const nameOf = (id: number) => [...items, ...skills].find((one) => one.id === id)?.name;
    const materials = advancements[2]?.map((one) => one.materials.map(({ id }) => nameOf(id)));
    expect(materials).toEqual([['팔괘'], ['수룡의비늘', '화룡의비늘'], ['천성현의증표'], ['반고의심장']]);
    expect(Object.values(advancements).flatMap((list) => list.flatMap(({ unlisted }) => unlisted))).toEqual([]);
    expect(advancements[1]?.[0]?.skills.map((id) => skills.find((one) => one.id === id)?.name)).toEqual(['백호참']);
    for (const id of Object.values(advancements).flatMap((list) => list.flatMap((one) => one.skills))) {
      expect(skills.some((skill) => skill.id === id)).toBe(true);
    }
  });

  it("contains the origins of a material's parts", async () => {
    const { items } = await page('');
    const trigram = items.find(({ name }) => name === '건괘');
    expect(trigram?.drops.map(({ monster, dungeon }) => [monster.name, dungeon?.name])).toEqual([['쥐왕', '쥐왕굴']]);
    expect(items.find(({ name }) => name === '팔괘')?.recipe?.parts).toHaveLength(8);
    expect(items.find(({ name }) => name === '반고의심장')).toMatchObject({
      isTradable: false,
      drops: [],
      recipe: null,
    });
  });

  it('names who says that vitals are bought by the values without equipment', async () => {
    const { bareRule } = await page('');
    expect(bareRule).toContain('(재현 서버의 NPC 대화 스크립트, 게임톡 기사 (2024-11), 타마고치 블로그, 신뢰도 보통)');
  });

  it('contains the prices of the requested server', async () => {
    const { items, quotes } = await page('gameServer=3');
    const priceOf = (name: string) => quotes[items.find((item) => item.name === name)?.id ?? 0];
    expect([priceOf('팔괘'), priceOf('용의비늘'), priceOf('반고의심장')]).toEqual([300, undefined, undefined]);
  });

  it('has no prices while the database is away', async () => {
    const away: QuoteReader = {
      ...market,
      quotesOf: async () => {
        throw new AppError('UNAVAILABLE');
      },
    };
    expect((await page('', away)).quotes).toEqual({});
  });
});
