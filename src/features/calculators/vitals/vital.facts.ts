import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Formula } from '#features/game-data/catalog/fact-sheet.contract.ts';
import type { PriceList, VitalPrices } from './vital-price.rules.ts';

type StatPrice = Extract<Formula, { name: 'stat-price' }>;

export function statPrices({ formulas }: Pick<Catalog, 'formulas'>): StatPrice[] {
  return formulas.filter((formula) => formula.name === 'stat-price');
}

/** Prices by job, 1 to 4. Jobs of a group share the same lists, which keeps page data small. */
export function vitalPrices(catalog: Pick<Catalog, 'formulas'>): Record<number, VitalPrices> {
  const facts = statPrices(catalog);
  const findPriceList = (job: number, stat: StatPrice['stat']): PriceList =>
    facts.find((fact) => fact.stat === stat && fact.jobs.includes(job))?.tiers ?? [];
  return Object.fromEntries(
    [1, 2, 3, 4].map((job) => [job, { hp: findPriceList(job, 'hp'), mp: findPriceList(job, 'mp') }]),
  );
}
