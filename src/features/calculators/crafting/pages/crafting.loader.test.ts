import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { NO_QUOTE } from '#features/trade/quotes/quote.rules.ts';
import { noQuotes } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { CraftFacts } from '../craft.facts.ts';
import { craftAnswer } from '../craft-answer.rules.ts';
import { type CraftQuery, readCraft } from '../craft-query.rules.ts';
import { craftingParams } from '../crafting.params.ts';
import { type CraftingToolData, load } from './crafting.loader.ts';

const catalog = await projectCatalog();

const priced: QuoteReader = {
  ...noQuotes,
  quotesOf: async (ids, window) =>
    new Map(
      ids.map((id) => {
        const median = 100 + ((id * 7919) % 9973) * (window?.gameServer ?? 1);
        return [id, { sell: { ...NO_QUOTE, median, players: 3 }, buy: NO_QUOTE, excluded: null }];
      }),
    ),
};

const page = (query: string, quotes = priced) =>
  load({ params: {}, url: new URL(`http://site/recipe${query}`) }, { catalog, quotes });

async function toolOf(name: string, quotes = priced): Promise<CraftingToolData> {
  const item = catalog.items.find((one) => one.name === name);
  const data = await page(`?item=${item?.id}`, quotes);
  if (data.kind !== 'tool') throw new Error(`${name} is not made`);
  return data;
}

const makers = await Promise.all(catalog.recipes.map(({ itemId }) => page(`?item=${itemId}`)));
const tools = makers.flatMap((data) => (data.kind === 'tool' ? [data] : []));
const query = (facts: CraftFacts, text: string): CraftQuery =>
  readCraft(craftingParams.texts(new URLSearchParams(text)), facts.items, facts.rootId).query;
const answer = (facts: CraftFacts, text = '') => craftAnswer(facts, query(facts, text));

function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (value instanceof Map) for (const part of value) yield* numbersIn(part);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* numbersIn(part);
}

describe('the page of an item', () => {
  it('shows the tool for an item with a recipe, and the list for all others', async () => {
    expect(tools).toHaveLength(catalog.recipes.length);
    const dust = catalog.items.find(({ name }) => name === '쇠가루');
    const others = ['', `?item=${dust?.id}`, '?item=0', '?item=abc', '?item=99999999', '?category=요리'];
    expect(new Set((await Promise.all(others.map((text) => page(text)))).map(({ kind }) => kind))).toEqual(
      new Set(['list']),
    );
  });

  it('contains all materials down to the raw ones, and the recipes that use the item', async () => {
    const { facts, usedIn } = await toolOf('오철');
    expect(facts.items.map(({ name }) => name).toSorted()).toEqual(['쇠조각', '오철', '장인의돌']);
    expect(usedIn.map(({ item }) => item.name)).toContain('현철');
    expect(facts.items.find(({ name }) => name === '장인의돌')?.from).toMatch(/ 외 \d+$/);
  });

  it('uses prices of the chosen server, and works without prices', async () => {
    const { facts } = await toolOf('오철');
    const onThird = await page(`?item=${facts.rootId}&gameServer=3`);
    expect(onThird.kind === 'tool' && onThird.facts.worth).not.toBe(facts.worth);
    const bare = await toolOf('오철', noQuotes);
    expect(answer(bare.facts).cost).toMatchObject({ total: null, unpriced: 2 });
  });
});

describe('every recipe of the game', () => {
  it('is counted in finite whole numbers, with or without prices', async () => {
    for (const { facts } of tools) {
      const bare = { ...facts, items: facts.items.map((item) => ({ ...item, quote: null })) };
      for (const known of [facts, bare]) {
        for (const text of [
          '',
          'make=all&count=9999',
          `own=${facts.items.map(({ id }) => `${id}:9999999`).join(',')}`,
        ]) {
          const { list, plan, cost, supplies, tree } = answer(known, text);
          const wrong = [...numbersIn([list, plan, cost, supplies, tree])].filter((one) => !(one >= 0 && one < 1e21));
          expect(wrong).toEqual([]);
        }
      }
    }
  });

  it('costs the same in its tree and in its list', () => {
    for (const { facts } of tools) {
      const some = facts.items.map(({ id }, index) => `${id}:${index % 3}`).join(',');
      for (const text of ['', 'make=all&count=7', `make=all&own=${some}`]) {
        const { tree, cost } = answer(facts, text);
        expect(tree.root.cost).toBeCloseTo(cost.total ?? 0, 4);
      }
    }
  });
});

const anyTool = fc.constantFrom(...tools.map(({ facts }) => facts));
const stock = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 })), { maxLength: 6 });

const ownOf = (facts: CraftFacts, amounts: readonly (readonly [number, number])[]) =>
  amounts.map(([at, amount]) => `${facts.items[at % facts.items.length]?.id}:${amount}`).join(',');

describe('any query', () => {
  it('never needs more with a larger stock', () => {
    fc.assert(
      fc.property(anyTool, stock, stock, fc.constantFrom('', '&make=all'), (facts, first, more, mode) => {
        const few = answer(facts, `count=5&own=${ownOf(facts, first)}${mode}`);
        const many = answer(facts, `count=5&own=${ownOf(facts, [...first, ...more])}${mode}`);
        expect(many.cost.total).toBeLessThanOrEqual((few.cost.total ?? 0) + 1e-6);
        for (const { item, net, usual, likely } of many.list.got) {
          const before = few.list.got.find((row) => row.item.id === item.id);
          expect(net).toBeLessThanOrEqual((before?.net ?? 0) + 1e-6);
          expect(usual).toBeLessThanOrEqual(before?.usual ?? 0);
          expect(likely).toBeLessThanOrEqual(before?.likely ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never costs or needs less for a larger count', () => {
    fc.assert(
      fc.property(anyTool, fc.integer({ min: 1, max: 9_998 }), stock, (facts, count, amounts) => {
        const own = ownOf(facts, amounts);
        const few = answer(facts, `count=${count}&own=${own}`);
        const more = answer(facts, `count=${count + 1}&own=${own}`);
        expect(more.cost.total).toBeGreaterThanOrEqual((few.cost.total ?? 0) - 1e-6);
        for (const { item, likely } of few.list.got) {
          expect(more.list.got.find((row) => row.item.id === item.id)?.likely).toBeGreaterThanOrEqual(likely);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never costs more with the best choices than with all crafted or all bought', () => {
    for (const { facts } of tools) {
      const chosen = answer(facts).cost.total ?? Number.NaN;
      const materials = facts.recipes.flatMap(({ materials: own }) => own.map(({ itemId }) => itemId));
      expect(chosen).toBeLessThanOrEqual((answer(facts, 'make=all').cost.total ?? 0) + 1e-6);
      expect(chosen).toBeLessThanOrEqual((answer(facts, `buy=${materials.join(',')}`).cost.total ?? 0) + 1e-6);
      for (const itemId of materials) {
        for (const text of [`buy=${itemId}`, `make=${itemId}`]) {
          expect(chosen).toBeLessThanOrEqual((answer(facts, text).cost.total ?? 0) + 1e-6);
        }
      }
    }
  });
});
