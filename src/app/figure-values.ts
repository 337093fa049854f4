import { levelTotals } from '#features/calculators/levels/level.facts.ts';
import { totalAt } from '#features/calculators/levels/level-exp.rules.ts';
import { kingRounds } from '#features/calculators/plan/king-round.facts.ts';
import { bandFor } from '#features/calculators/plan/king-rounds.rules.ts';
import { vitalPrices } from '#features/calculators/vitals/vital.facts.ts';
import { priceTo } from '#features/calculators/vitals/vital-price.rules.ts';
import { figureKey } from '#features/content/documents/document.rules.ts';
import type { Figure } from '#features/content/documents/figure.contract.ts';
import type { ResolvedFigure } from '#features/content/documents/resolved-references.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { thresholdOf } from '#shared/advancement.ts';
import { formatAmount, formatCount } from '#shared/korean/amount.ts';

/** Facts that figures are computed from, all of one moment. */
interface FigureFacts {
  catalog: Catalog;
  /** 전 per piece by item id; an unsure quote (contract §6) is absent. */
  prices: ReadonlyMap<number, number>;
}

type ValueOf<F extends Figure> = (args: F['args'], facts: FigureFacts) => number | null;
type Registry = { readonly [Name in Figure['name']]: ValueOf<Extract<Figure, { name: Name }>> };

/** The game's money, worth 1 전 per piece. */
const MONEY = '금전';

/** The only list of figures, each computed by the rules of the calculator that shows it too. Null: not known. */
const VALUES: Registry = {
  threshold: ({ job, grade, stat }) => {
    const found = thresholdOf(job, grade);
    if (!found) return null;
    const values = { hp: found.least.hp, mp: found.least.mp, fullHp: found.full.hp, fullMp: found.full.mp };
    return values[stat] || null;
  },
  vitalCost: ({ job, stat, from, to }, { catalog }) => vitalCost(catalog, { job, stat, from, to }),
  expTotal: ({ job, level }, { catalog }) => {
    const totals = levelTotals(catalog)[job];
    return totals === undefined ? null : totalAt(totals, level);
  },
  kingReward: ({ slug, level }, { catalog }) => {
    const rounds = kingRounds(catalog).find((king) => king.slug === slug);
    return (rounds && bandFor(rounds, level, 0)?.reward) ?? null;
  },
  monsterExp: ({ id }, { catalog }) => catalog.monsterById.get(id)?.exp ?? null,
  kills: ({ monsterId, ...vital }, { catalog }) => {
    const exp = catalog.monsterById.get(monsterId)?.exp;
    const cost = vitalCost(catalog, vital);
    return !exp || cost === null ? null : Math.ceil(cost / exp);
  },
  skillCost: ({ ids }, { catalog, prices }) => {
    const needs = ids.map((id) => catalog.skillById.get(id)?.reqItems);
    if (needs.includes(undefined)) return null;
    const costs = needs.flatMap((materials = []) =>
      materials.map(({ itemId, itemName, quantity }) => {
        const price = itemName === MONEY ? 1 : prices.get(itemId ?? 0);
        return price === undefined ? null : price * quantity;
      }),
    );
    return costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
  },
  itemQuote: ({ id, count }, { prices }) => {
    const price = prices.get(id);
    return price === undefined ? null : price * count;
  },
};

const IN_MONEY: ReadonlySet<Figure['name']> = new Set(['skillCost', 'itemQuote']);

function vitalCost(
  catalog: Catalog,
  { job, stat, from, to }: { job: number; stat: 'hp' | 'mp'; from: number; to: number },
): number | null {
  const list = vitalPrices(catalog)[job]?.[stat] ?? [];
  return list.length === 0 || to <= from ? null : priceTo(list, from, to).exp;
}

/** Returns the items whose quotes these figures need. */
export function itemsOfFigures(figures: readonly Figure[], catalog: Catalog): number[] {
  const ids = figures.flatMap((figure) => {
    if (figure.name === 'itemQuote') return [figure.args.id];
    if (figure.name !== 'skillCost') return [];
    const skills = figure.args.ids.flatMap((id) => catalog.skillById.get(id) ?? []);
    return skills.flatMap(({ reqItems }) => reqItems.flatMap(({ itemId }) => itemId ?? []));
  });
  return [...new Set(ids)];
}

/**
 * Returns values by `figureKey`; unknown ones are absent. Quotes are those of one game server, or of all if
 * `gameServer` is undefined.
 */
export function figureValues(deps: { catalog(): Catalog; quotes: QuoteReader }) {
  return async (
    figures: readonly Figure[],
    gameServer: number | undefined,
  ): Promise<ReadonlyMap<string, ResolvedFigure>> => {
    const catalog = deps.catalog();
    const itemIds = itemsOfFigures(figures, catalog);
    const quotes = onServer(deps.quotes, gameServer);
    const prices = itemIds.length === 0 ? new Map() : await knownPrices(quotes, itemIds, catalog);
    return new Map(
      figures.flatMap((figure) => {
        const value = figureValue(figure, { catalog, prices });
        return value === null ? [] : [[figureKey(figure), { value, text: formatFigure(figure, value) }] as const];
      }),
    );
  };
}

function figureValue(figure: Figure, facts: FigureFacts): number | null {
  const rule = VALUES[figure.name] as ValueOf<Figure>;
  return rule(figure.args, facts);
}

function formatFigure({ name }: Figure, value: number): string {
  return IN_MONEY.has(name) ? formatAmount(value) : formatCount(value);
}
