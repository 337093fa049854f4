import { describe, expect, it } from 'vitest';
import type { CraftFacts, CraftItem, CraftRecipe } from './craft.facts.ts';
import { craftAnswer } from './craft-answer.rules.ts';
import { type CraftQuery, readCraft } from './craft-query.rules.ts';
import { craftingParams } from './crafting.params.ts';

const item = (id: number, quote: number | null, parts: Partial<CraftItem> = {}): CraftItem => ({
  id,
  name: `물건${id}`,
  icon: 'goods/ore',
  quote,
  shop: null,
  from: null,
  ...parts,
});

type Stacks = readonly (readonly [itemId: number, quantity: number])[];
const stacks = (list: Stacks) => list.map(([itemId, quantity]) => ({ itemId, quantity }));

function recipe(
  id: number,
  itemId: number,
  materials: Stacks,
  { returns = null, ...parts }: Partial<Omit<CraftRecipe, 'returns'>> & { returns?: Stacks | null } = {},
): CraftRecipe {
  return {
    id,
    itemId,
    makes: 1,
    materials: stacks(materials),
    rate: 100,
    returns: returns && stacks(returns),
    money: 0,
    place: null,
    terms: [],
    rateNote: null,
    doubt: null,
    ...parts,
  };
}

const facts = (items: CraftItem[], recipes: CraftRecipe[]): CraftFacts => ({ rootId: 1, worth: null, items, recipes });

function sendRequest(of: CraftFacts, query = ''): CraftQuery {
  return readCraft(craftingParams.texts(new URLSearchParams(query)), of.items, of.rootId).query;
}

const answer = (of: CraftFacts, query = '') => craftAnswer(of, sendRequest(of, query));
const amounts = (of: CraftFacts, query = '') =>
  Object.fromEntries(answer(of, query).list.got.map(({ item: { id }, net }) => [id, net]));

/** 1 ← 2 ×2 + 3; 2 ← 3 ×5 + 4 at 50 %, a failure returns 3 ×1. */
const sword = facts(
  [item(1, 10_000), item(2, 700), item(3, 100), item(4, 50)],
  [
    recipe(1, 1, [
      [2, 2],
      [3, 1],
    ]),
    recipe(
      2,
      2,
      [
        [3, 5],
        [4, 1],
      ],
      { rate: 50, returns: [[3, 1]] },
    ),
  ],
);

describe('what an item takes', () => {
  it('follows from the rate and from what a failure returns', () => {
    // One success of 2: 2 attempts, 1 failure: 3 × (10 − 1), 4 × 2. Two of them, and one more 3.
    expect(amounts(sword, 'make=all')).toEqual({ 3: 19, 4: 4 });
    expect(answer(sword, 'make=all').cost.total).toBe(19 * 100 + 4 * 50);
    expect(amounts(sword, 'make=all&count=10')).toEqual({ 3: 190, 4: 40 });
  });

  it('chooses the cheaper of buying and crafting, unless the query decides', () => {
    // A crafted 2 costs 9 × 100 + 2 × 50 = 1000, a bought one 700.
    expect(amounts(sword)).toEqual({ 2: 2, 3: 1 });
    expect(answer(sword).cost.total).toBe(1500);
    expect(answer(sword, 'make=2').cost.total).toBe(2100);
    const dear = { ...sword, items: sword.items.map((one) => (one.id === 2 ? { ...one, quote: 1001 } : one)) };
    expect(answer(dear).cost.total).toBe(2100);
    expect(answer(dear, 'buy=2').cost.total).toBe(2102);
    expect(answer(dear, 'make=all&buy=2').cost.total).toBe(2102);
  });

  it('uses the shop when it is cheaper', () => {
    const shop = { price: 30, place: '약초상' };
    const sold = { ...sword, items: sword.items.map((one) => (one.id === 3 ? { ...one, shop } : one)) };
    expect(answer(sold).list.got.find(({ item: { id } }) => id === 3)?.offer).toEqual({ price: 30, from: 'shop' });
    expect(answer(sold).cost.total).toBe(2 * (9 * 30 + 2 * 50) + 30);
    expect(answer(sword).list.got.find(({ item: { id } }) => id === 3)?.offer).toEqual({ price: 100, from: 'quote' });
  });

  it('subtracts the stock once, wherever it is used', () => {
    expect(amounts(sword, 'make=all&own=3:4')).toEqual({ 3: 15, 4: 4 });
    expect(amounts(sword, 'make=all&own=2:1')).toEqual({ 3: 10, 4: 2 });
    expect(amounts(sword, 'make=all&own=2:9,3:9,4:9')).toEqual({ 3: 0 });
    expect(answer(sword, 'make=all&own=2:9,3:9').cost).toEqual({ total: 0, known: 0, unpriced: 0 });
  });

  it('never counts an item without a price as free', () => {
    const poor = { ...sword, items: sword.items.map((one) => (one.id === 4 ? { ...one, quote: null } : one)) };
    expect(answer(poor, 'make=all').cost).toEqual({ total: null, known: 1900, unpriced: 1 });
    expect(answer(poor, 'make=all').tree.root.cost).toBeNull();
    // Items with a price are bought; a stock of the item without a price makes the total known.
    expect(answer(poor).cost.total).toBe(1500);
    expect(answer(poor, 'make=all&own=4:4').cost.total).toBe(1900);
  });

  it('crafts whole batches', () => {
    const batch = facts([item(1, null), item(2, 10)], [recipe(1, 1, [[2, 3]], { makes: 4, rate: 50 })]);
    expect([1, 4, 5].map((count) => answer(batch, `count=${count}`).making?.attempts)).toEqual([2, 2, 4]);
    expect(answer(batch, 'count=5').cost.total).toBe(120);
    const inner = facts(
      [item(1, null), item(2, null), item(3, 7)],
      [recipe(1, 1, [[2, 3]]), recipe(2, 2, [[3, 1]], { makes: 10 })],
    );
    expect([1, 3, 4].map((count) => answer(inner, `count=${count}`).cost.total)).toEqual([7, 7, 14]);
  });

  it('uses the cheapest recipe, or the requested one', () => {
    const two = facts(
      [item(1, null), item(2, 10), item(3, 30)],
      [recipe(5, 1, [[3, 1]]), recipe(6, 1, [[2, 1]], { rate: 50 })],
    );
    expect([answer(two).cost.total, answer(two, 'recipe=5').cost.total]).toEqual([20, 30]);
    expect(
      answer(two)
        .sources.get(1)
        ?.crafts.map((craft) => craft.recipe.id),
    ).toEqual([6, 5]);
  });

  it('shows the cost of attempts after the stock', () => {
    const chancy = facts([item(1, null), item(2, 10)], [recipe(1, 1, [[2, 2]], { rate: 50, returns: [[2, 1]] })]);
    // 1, 4 and 7 attempts: 2, 5 and 8 pieces.
    const costs = (query: string) => answer(chancy, query).supplies.map(({ attempts, cost }) => [attempts, cost]);
    expect(costs('')).toEqual([
      [1, 20],
      [4, 50],
      [7, 80],
    ]);
    expect(costs('own=2:2')).toEqual([
      [1, 0],
      [4, 30],
      [7, 60],
    ]);
  });

  it('counts what the maker takes at every attempt, in the sum, the tree, the attempts and the choice', () => {
    const paid = facts([item(1, null), item(2, 10)], [recipe(1, 1, [[2, 2]], { rate: 50, returns: [], money: 100 })]);
    // Two attempts a piece: 4 pieces of 2, and twice the money.
    expect(answer(paid)).toMatchObject({ cost: { total: 240 }, money: 200 });
    expect(answer(paid).tree.root.cost).toBe(240);
    expect(answer(paid, 'count=3').cost.total).toBe(720);
    expect(answer(paid).supplies.map(({ attempts, cost }) => [attempts, cost])).toEqual([
      [1, 120],
      [4, 480],
      [7, 840],
    ]);
    // What is in stock spares no money.
    expect(answer(paid, 'own=2:99').cost.total).toBe(200);
    // A part that is dearer to make only because of the money is bought.
    const part = facts(
      [item(1, null), item(2, 130), item(3, 10)],
      [recipe(1, 1, [[2, 1]]), recipe(2, 2, [[3, 2]], { money: 120 })],
    );
    expect(answer(part).cost.total).toBe(130);
    expect(answer(part, 'make=2')).toMatchObject({ cost: { total: 140 }, money: 120 });
    // Without prices the money alone is known.
    expect(answer(facts([item(1, null), item(2, null)], paid.recipes.slice())).cost).toEqual({
      total: null,
      known: 200,
      unpriced: 1,
    });
  });

  it('gives a minimum for an unknown rate, and no answer for a rate of 0', () => {
    const unknown = facts([item(1, null), item(2, 10)], [recipe(1, 1, [[2, 2]], { rate: null })]);
    expect(answer(unknown).guessed.map(({ id }) => id)).toEqual([1]);
    expect([answer(unknown).cost.total, answer(unknown).supplies]).toEqual([20, []]);
    const hopeless = facts([item(1, 5), item(2, 10)], [recipe(1, 1, [[2, 2]], { rate: 0 })]);
    expect(answer(hopeless).making).toBeNull();
  });

  it('returns no more than was used: the rest is scrap', () => {
    const kind = facts(
      [item(1, null), item(2, 10), item(9, 1)],
      [
        recipe(1, 1, [[2, 1]], {
          rate: 25,
          returns: [
            [2, 3],
            [9, 2],
          ],
        }),
      ],
    );
    const { list, plan } = answer(kind);
    expect(list.got.map(({ net }) => net)).toEqual([1]);
    expect(Object.fromEntries(plan.scraps)).toEqual({ 2: 6, 9: 6 });
  });

  it('ends for recipes that form a cycle', () => {
    const ring = facts(
      [item(1, 500), item(2, 30), item(3, 4)],
      [
        recipe(1, 1, [
          [2, 1],
          [1, 1],
        ]),
        recipe(2, 2, [
          [1, 1],
          [3, 1],
        ]),
      ],
    );
    expect(answer(ring, 'make=all').cost.total).toBe(500 + 500 + 4);
    expect(answer(ring, 'make=all').graph.hasCuts).toBe(true);
    expect(amounts(ring, 'make=all')).toEqual({ 1: 2, 3: 1 });
    expect(answer(sword).graph.hasCuts).toBe(false);
  });

  it('limits the drawn nodes, but counts all of them', () => {
    // Each item requires two of the next one: 2^30 nodes.
    const ids = Array.from({ length: 31 }, (_, index) => index + 1);
    const wide = facts(
      ids.map((id) => item(id, id === 31 ? 1 : null)),
      ids.slice(0, -1).flatMap((id) => [
        recipe(id, id, [
          [id + 1, 1],
          [100 + id, 1],
        ]),
        recipe(100 + id, 100 + id, [[id + 1, 1]]),
      ]),
    );
    const { tree, cost } = answer(wide);
    expect([tree.isShortened, cost.total, tree.root.cost]).toEqual([true, 2 ** 30, 2 ** 30]);
  });
});
