import { describe, expect, it } from 'vitest';
import { noQuotes } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { CraftFacts, CraftRecipe } from './craft.facts.ts';
import { craftAnswer } from './craft-answer.rules.ts';
import { readCraft } from './craft-query.rules.ts';
import { craftingParams } from './crafting.params.ts';
import { load } from './pages/crafting.loader.ts';

const catalog = await projectCatalog();

async function factsOf(name: string): Promise<CraftFacts> {
  const item = catalog.items.find((one) => one.name === name);
  const url = new URL(`http://site/recipe?item=${item?.id}`);
  const data = await load({ params: {}, url }, { catalog, quotes: noQuotes });
  if (data.kind !== 'tool') throw new Error(`${name} is not made`);
  return data.facts;
}

/** mulberry32: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Crafts by hand: what a failure returns is used in the next attempt. */
function play(facts: CraftFacts, count: number, chance: () => number) {
  const got = new Map<number, number>();
  const attempts = new Map<number, number>();

  function have(itemId: number, pieces: number): void {
    const recipe = facts.recipes.find((one) => one.itemId === itemId);
    if (!recipe) add(got, itemId, pieces);
    else for (let made = 0, left = new Map(); made < pieces; ) made += attempt(recipe, left) ? recipe.makes : 0;
  }

  function attempt(recipe: CraftRecipe, left: Map<number, number>): boolean {
    for (const { itemId, quantity } of recipe.materials) {
      const missing = Math.max(0, quantity - (left.get(itemId) ?? 0));
      if (missing > 0) have(itemId, missing);
      add(left, itemId, missing - quantity);
    }
    add(attempts, recipe.itemId, 1);
    const isMade = chance() < (recipe.rate ?? 100) / 100;
    if (!isMade) for (const { itemId, quantity } of recipe.returns ?? []) add(left, itemId, quantity);
    return isMade;
  }

  have(facts.rootId, count);
  return {
    got,
    attempts: [...attempts.values()].reduce((sum, one) => sum + one, 0),
    rootAttempts: attempts.get(facts.rootId) ?? 0,
  };
}

function add(sums: Map<number, number>, itemId: number, amount: number): void {
  sums.set(itemId, (sums.get(itemId) ?? 0) + amount);
}

const ATTEMPTS = 200_000;

describe.each([
  ['가시철도', 1],
  ['금강석', 3],
  ['백진도', 1],
  ['비룡투구', 2],
  ['황금투구', 1],
  ['궁극의도시락', 1],
  ['진월신검', 5],
])('%s ×%i, made by hand', (name, count) => {
  it('takes the expected amount, and seldom more than the 90 % amount', async () => {
    const facts = await factsOf(name);
    const { query } = readCraft(
      craftingParams.texts(new URLSearchParams({ count: String(count) })),
      facts.items,
      facts.rootId,
    );
    const { list, making, supplies } = craftAnswer(facts, query);
    const chance = seeded(20_251_121);
    const runs: ReturnType<typeof play>[] = [];
    for (let attempts = 0; attempts < ATTEMPTS; attempts += runs.at(-1)?.attempts ?? 0) {
      runs.push(play(facts, count, chance));
    }
    const within = (value: number, seen: readonly number[]) => {
      const mean = seen.reduce((sum, one) => sum + one, 0) / seen.length;
      const cumulants = seen.reduce((sum, one) => sum + (one - mean) ** 2, 0) / seen.length;
      // four standard errors; the seed is fixed, so the result never changes
      expect(Math.abs(value - mean)).toBeLessThanOrEqual(4 * Math.sqrt(cumulants / seen.length) + 1e-9);
    };
    const tolerance = 0.015 + 4 * Math.sqrt(0.09 / runs.length);
    const share = (seen: readonly number[], most: number) => seen.filter((one) => one <= most).length / seen.length;
    const tries = runs.map(({ rootAttempts }) => rootAttempts);
    within(making?.attempts ?? 0, tries);
    for (const supply of supplies) {
      expect(share(tries, supply.attempts)).toBeGreaterThan(supply.chance - tolerance);
      expect(share(tries, supply.attempts - 1)).toBeLessThan(supply.chance + tolerance);
    }
    for (const { item, net, likely } of list.got) {
      const seen = runs.map(({ got }) => got.get(item.id) ?? 0);
      within(net, seen);
      expect(share(seen, likely)).toBeGreaterThan(0.9 - tolerance);
      expect(share(seen, likely - 1)).toBeLessThan(0.9 + tolerance);
    }
  });
});
