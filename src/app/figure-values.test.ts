import { describe, expect, it } from 'vitest';
import { expFacts } from '#features/calculators/exp/exp.facts.ts';
import { answerExp } from '#features/calculators/exp/exp.rules.ts';
import { readExpQuestion } from '#features/calculators/exp/exp-question.rules.ts';
import { findKingQuest, kingBands } from '#features/calculators/king-quest/king.facts.ts';
import { KINGS } from '#features/calculators/king-quest/king.labels.ts';
import { figureKey } from '#features/content/documents/document.rules.ts';
import type { Figure } from '#features/content/documents/figure.contract.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { NO_ITEM_QUOTES, noQuotes } from '#tests/support/no-market.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { figureValues } from './figure-values.ts';

const catalog = await projectCatalog();

async function figureOf(figure: Figure, quotes: QuoteReader = noQuotes, gameServer?: number) {
  const values = await figureValues({ catalog: () => catalog, quotes })([figure], gameServer);
  return values.get(figureKey(figure));
}

function quoted(prices: Readonly<Record<number, number>>, players = 5): QuoteReader {
  return {
    ...noQuotes,
    quotesOf: async (ids, window) =>
      new Map(
        ids.map((id) => {
          const price = window?.gameServer === 2 ? undefined : prices[id];
          const { sell } = NO_ITEM_QUOTES;
          return [
            id,
            price === undefined ? NO_ITEM_QUOTES : { ...NO_ITEM_QUOTES, sell: { ...sell, median: price, players } },
          ];
        }),
      ),
  };
}

describe('a figure', () => {
  it('of experience is what the calculator of levels answers', async () => {
    const facts = expFacts(catalog);
    for (const job of [1, 2, 3, 4]) {
      const question = readExpQuestion({ job: String(job), level: '1', exp: '0', toLevel: '99' }, facts.totals);
      const { exp } = answerExp(question, facts);
      expect(await figureOf({ name: 'expTotal', args: { job, level: 99 } })).toEqual({
        value: exp,
        text: formatCount(exp),
      });
    }
  });

  it('of bought HP is what the calculator of HP answers', async () => {
    const facts = expFacts(catalog);
    const question = readExpQuestion({ job: '1', hp: '70000', toHp: '200000' }, facts.totals);
    const figure = { name: 'vitalCost', args: { job: 1, stat: 'hp', from: 70_000, to: 200_000 } } as const;
    expect((await figureOf(figure))?.value).toBe(answerExp(question, facts).hp?.exp);
    expect(await figureOf({ ...figure, args: { ...figure.args, to: 70_000 } })).toBeUndefined();
  });

  it("of a king's errand is the mean that his calculator shows for the level", async () => {
    const [king] = KINGS;
    const quest = findKingQuest(catalog, king.slug);
    if (!quest) throw new Error('no king');
    const band = kingBands(catalog, quest, king).find(
      ({ levelMin, levelMax }) => (levelMin ?? 1) <= 60 && (levelMax ?? 99) >= 60,
    );
    const figure = await figureOf({ name: 'kingReward', args: { slug: king.slug, level: 60 } });
    const mean = (band?.monsters ?? []).reduce((sum, { reward }) => sum + reward, 0) / (band?.monsters.length ?? 1);
    expect(figure?.value).toBe(Math.floor(mean));
    expect(await figureOf({ name: 'kingReward', args: { slug: king.slug, level: 1 } })).toBeUndefined();
  });

  it('of kills is the bought vital divided by the experience of the monster, rounded up', async () => {
    const monster = catalog.monsters.find(({ exp }) => exp !== null && exp > 1000);
    if (!monster?.exp) throw new Error('no monster');
    const vital = { job: 1, stat: 'hp', from: 70_000, to: 71_000 } as const;
    const cost = (await figureOf({ name: 'vitalCost', args: vital }))?.value ?? 0;
    expect(await figureOf({ name: 'monsterExp', args: { id: monster.id } })).toMatchObject({ value: monster.exp });
    expect((await figureOf({ name: 'kills', args: { monsterId: monster.id, ...vital } }))?.value).toBe(
      Math.ceil(cost / monster.exp),
    );
    expect(await figureOf({ name: 'monsterExp', args: { id: 999_999 } })).toBeUndefined();
  });

  it('of a threshold is that of the facts, and none where the job needs none', async () => {
    const at = (stat: 'hp' | 'mp' | 'fullHp') => figureOf({ name: 'threshold', args: { job: 1, grade: 1, stat } });
    expect([await at('hp'), await at('fullHp'), await at('mp')]).toEqual([
      { value: 70_000, text: '7만' },
      { value: 140_000, text: '14만' },
      undefined,
    ]);
  });

  it('of a quote follows the chosen server, and is none while the quote is unsure', async () => {
    const { id } = catalog.items.find(({ type }) => type === 0) ?? { id: 0 };
    const figure = { name: 'itemQuote', args: { id, count: 20 } } as const;
    const quotes = quoted({ [id]: 1500 });
    expect(await figureOf(figure, quotes)).toEqual({ value: 30_000, text: '3만' });
    expect(await figureOf(figure, quotes, 2)).toBeUndefined();
    expect(await figureOf(figure, quoted({ [id]: 1500 }, 2))).toBeUndefined();
  });

  it('of skills is the price of all their materials, and none while one is missing', async () => {
    const skill = catalog.skills.find(({ reqItems }) => reqItems.some(({ itemId }) => itemId !== null));
    if (!skill) throw new Error('no skill');
    const bought = skill.reqItems.filter(({ itemName }) => itemName !== '금전');
    const money = skill.reqItems.filter(({ itemName }) => itemName === '금전');
    const prices = Object.fromEntries(bought.map(({ itemId }) => [itemId ?? 0, 100]));
    const sum = (rows: typeof bought) => rows.reduce((total, { quantity }) => total + quantity, 0);
    const figure: Figure = { name: 'skillCost', args: { ids: [skill.id] } };
    expect((await figureOf(figure, quoted(prices)))?.value).toBe(sum(bought) * 100 + sum(money));
    expect(await figureOf(figure)).toBeUndefined();
  });
});
