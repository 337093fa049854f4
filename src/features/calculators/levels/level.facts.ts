import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Formula } from '#features/game-data/catalog/fact-sheet.contract.ts';
import type { LevelTotals } from './level-exp.rules.ts';

type ExpTable = Extract<Formula, { name: 'exp-table' }>;

export function expTables({ formulas }: Pick<Catalog, 'formulas'>): ExpTable[] {
  return formulas.filter((formula) => formula.name === 'exp-table');
}

export function levelTotals(catalog: Pick<Catalog, 'formulas'>): Record<number, LevelTotals> {
  return Object.fromEntries(expTables(catalog).map(({ job, totals }) => [job, totals]));
}
