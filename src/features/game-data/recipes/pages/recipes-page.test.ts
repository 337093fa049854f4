import { describe, expect, it } from 'vitest';
import { noPrices } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './recipes.loader.ts';

const catalog = await projectCatalog();
const services = { catalog, ...noPrices };
const data = await load({ params: {}, url: new URL('http://site/recipe') }, services);

describe('page of recipes', () => {
  it('shows every recipe with all its materials', () => {
    expect(data.recipes).toHaveLength(catalog.recipes.length);
    const sword = data.recipes.find((recipe) => recipe.result.name === '가시철도');
    expect(sword?.materials.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['가시철단도', 1],
      ['쇠가루', 5],
      ['쇠조각', 1],
      ['석영', 1],
    ]);
    expect(sword).toMatchObject({ successRate: 80, failure: '실패하면 쇠가루 1개가 남습니다' });
  });

  it('knows for whom the things are that are made', () => {
    const jobOf = (name: string) => data.recipes.find(({ result }) => result.name === name)?.job;
    expect([jobOf('진일신검'), jobOf('원혼마령봉'), jobOf('1차도시락')]).toEqual([1, 3, undefined]);
    const isKnown = ({ itemId }: { itemId: number }) => catalog.itemById.get(itemId)?.reqjob !== null;
    expect(data.recipes.filter(({ job }) => job !== undefined)).toHaveLength(catalog.recipes.filter(isKnown).length);
  });

  it('lists each category once, the largest first, with its known places', () => {
    const names = data.categories.map((category) => category.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('환상의 섬·북방 장비와 재료');
    expect(data.categories[0]?.placeNotes).toHaveLength(1);
  });
});
