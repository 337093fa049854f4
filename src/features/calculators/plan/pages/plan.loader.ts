import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import { shortTitle } from '#features/game-data/fact.labels.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { listPromotions, type PromotionView } from '#features/game-data/promotions/promotion-view.reader.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import { killCap } from '../../exp/exp.facts.ts';
import type { KillCap } from '../../exp/hunt.rules.ts';
import { expTables, levelTotals } from '../../levels/level.facts.ts';
import { statPrices, vitalPrices } from '../../vitals/vital.facts.ts';
import { type AdvancementFacts, advancementFacts } from '../advancement.facts.ts';
import { type NamedHuntingGround, namedHuntingGrounds, usualMonsters } from '../hunting-ground.facts.ts';
import { kingRounds } from '../king-round.facts.ts';
import type { KingRounds } from '../king-rounds.rules.ts';
import { bareRule } from '../plan.labels.ts';
import { planParams } from '../plan.params.ts';
import type { PlanFacts } from '../plan.rules.ts';

/** Facts for all characters, so that the page computes without further requests. */
interface KnownFacts extends PlanFacts, AdvancementFacts {
  cap: KillCap;
  storedMax: number;
  huntingGrounds: readonly NamedHuntingGround[];
  kings: readonly KingRounds[];
  provenance: Record<'exp' | 'huntingGrounds' | 'kings' | 'materials' | 'skills' | 'promotions', Provenance>;
  promotions: readonly PromotionView[];
  /** The rule that vitals are bought by values without equipment, with its sources. */
  bareRule: string;
}

export interface PlanPageData extends KnownFacts {
  /** 전 per piece, by item id; items without a quote are missing. */
  quotes: Readonly<Record<number, number>>;
}

const known = new WeakMap<Catalog, KnownFacts>();

export async function load(
  { url }: PageRequest,
  { catalog, quotes }: Pick<GameDataServices, 'catalog'> & { quotes: QuoteReader },
): Promise<PlanPageData> {
  const facts = known.get(catalog) ?? readFacts(catalog);
  known.set(catalog, facts);
  const { gameServer } = planParams.read(url.searchParams);
  const traded = facts.items.filter(({ isTradable }) => isTradable).map(({ id }) => id);
  return { ...facts, quotes: Object.fromEntries(await knownPrices(onServer(quotes, gameServer), traded, catalog)) };
}

function readFacts(catalog: Catalog): KnownFacts {
  const huntingGrounds = namedHuntingGrounds(catalog);
  const limits = catalog.formulas.find((formula) => formula.name === 'exp-limits');
  const advancement = advancementFacts(catalog);
  const promotions = listPromotions(catalog);
  if (!limits) throw new Error('The facts know no limits of experience');
  return {
    totals: levelTotals(catalog),
    prices: vitalPrices(catalog),
    cap: killCap(catalog),
    storedMax: limits.storedMax,
    huntingGrounds,
    kings: kingRounds(catalog),
    ...advancement,
    promotions: promotions.views,
    bareRule: bareRule(bareSources(catalog)),
    provenance: {
      promotions: promotions.provenance,
      exp: toProvenance(catalog, ...expTables(catalog), ...statPrices(catalog), ...catalog.jobGrades),
      huntingGrounds: toProvenance(catalog, limits, ...usualMonsters(catalog, huntingGrounds)),
      kings: toProvenance(catalog, ...catalog.formulas.filter(({ name }) => name.startsWith('king-quest'))),
      materials: toProvenance(catalog, ...catalog.jobGrades, ...sources(catalog, advancement)),
      skills: toProvenance(catalog, ...advancement.skills.flatMap(({ id }) => catalog.skillById.get(id) ?? [])),
    },
  };
}

function bareSources(catalog: Catalog): string {
  const { sources: named, confidence } = toProvenance(catalog, ...statPrices(catalog));
  return [...named.map(({ title }) => shortTitle(title)), `신뢰도 ${confidence.word}`].join(', ');
}

function sources(catalog: Catalog, { items }: AdvancementFacts) {
  return items.flatMap(({ id }) => [...catalog.recipesMaking(id), ...catalog.dropsOfItem(id)]);
}
