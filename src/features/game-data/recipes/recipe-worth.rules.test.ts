import { describe, expect, it } from 'vitest';
import type { RecipeView } from './recipe-view.reader.ts';
import { itemsOfRecipes, withWorth } from './recipe-worth.rules.ts';

const stack = (id: number, quantity: number) => ({ id, name: `물건${id}`, icon: 'goods/ore' as const, quantity });
const recipe: RecipeView = {
  id: 1,
  result: stack(9, 1),
  materials: [stack(1, 1), stack(2, 5)],
  successRate: 80,
  category: '무기',
  place: null,
  rateNote: null,
  failure: null,
  left: null,
  returns: null,
};

describe('what a recipe is worth', () => {
  it('sums the materials, includes failures, and compares with the result', () => {
    const prices = new Map([
      [1, 1_350_000],
      [2, 86_000],
      [9, 3_000_000],
    ]);
    const { worth, materials, cost } = withWorth(recipe, prices);
    expect(cost).toEqual({ known: 2_225_000, unpriced: 0 });
    expect(worth).toEqual(['재료비 178만', '한 번 성공에 222만5천', '완성품 시세 300만']);
    expect(materials.map((material) => material.worth)).toEqual(['135만', '43만']);
  });

  it('counts what a failure gives back', () => {
    const prices = new Map([
      [1, 1000],
      [2, 100],
    ]);
    const returning = { ...recipe, successRate: 50, returns: [{ itemId: 1, quantity: 1 }] };
    // One failure a success: item 1 is used once, item 2 twice.
    expect(withWorth(returning, prices).worth).toEqual(['재료비 1,500전', '한 번 성공에 2천']);
    expect(withWorth({ ...returning, returns: null }, prices).worth).toEqual(['재료비 1,500전', '한 번 성공에 3천']);
    // What is not a material, or more than was used, saves nothing.
    const more = [
      { itemId: 1, quantity: 9 },
      { itemId: 7, quantity: 1 },
    ];
    expect(withWorth({ ...returning, returns: more }, prices).worth).toEqual(['재료비 1,500전', '한 번 성공에 2천']);
  });

  it('shows the known sum and how many materials have no price', () => {
    const some = withWorth(recipe, new Map([[1, 1000]]));
    expect(some.worth).toEqual(['재료비 1천 + 시세 없는 재료 1종']);
    expect(some.cost).toEqual({ known: 1250, unpriced: 1 });
    expect(withWorth(recipe, new Map([[9, 1000]])).cost).toBeUndefined();
    expect(some.materials.map((material) => material.worth)).toEqual(['1천', undefined]);
    expect(withWorth(recipe, new Map([[9, 1000]])).worth).toEqual(['재료비 시세 없음', '완성품 시세 1천']);
  });

  it('counts the money that every attempt costs, with and without prices', () => {
    const paid = { ...recipe, successRate: 10, money: 2_000_000 };
    const prices = new Map([
      [1, 100_000],
      [2, 20_000],
    ]);
    expect(withWorth(paid, prices)).toMatchObject({
      worth: ['재료비와 제작비 220만', '한 번 성공에 2,200만'],
      cost: { known: 22_000_000, unpriced: 0 },
    });
    expect(withWorth(paid, new Map())).toMatchObject({
      worth: ['재료비와 제작비 200만 + 시세 없는 재료 2종'],
      cost: { known: 20_000_000, unpriced: 2 },
    });
  });

  it('is unchanged when nothing has a price', () => {
    expect(withWorth(recipe, new Map())).toBe(recipe);
  });

  it('shows no expected cost without a success rate between 0 and 100', () => {
    const prices = new Map([
      [1, 100],
      [2, 100],
    ]);
    for (const successRate of [null, 100, 0]) {
      expect(withWorth({ ...recipe, successRate }, prices).worth).toEqual(['재료비 600전']);
    }
    expect(itemsOfRecipes([recipe])).toEqual([9, 1, 2]);
  });
});
