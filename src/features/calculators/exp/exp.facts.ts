import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Formula } from '#features/game-data/catalog/fact-sheet.contract.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { expTables, levelTotals } from '../levels/level.facts.ts';
import type { LevelTotals } from '../levels/level-exp.rules.ts';
import { statPrices, vitalPrices } from '../vitals/vital.facts.ts';
import type { VitalPrices } from '../vitals/vital-price.rules.ts';
import type { HuntPlace, KillCap } from './hunt.rules.ts';

type Limits = Extract<Formula, { name: 'exp-limits' }>;
type StatPoint = Extract<Formula, { name: 'stat-point' }>;

export interface ExpFacts {
  /** Totals by job, 1 to 4. */
  totals: Readonly<Record<number, LevelTotals>>;
  prices: Readonly<Record<number, VitalPrices>>;
  buyLevel: number;
  storedMax: number;
}

export interface HuntFacts {
  cap: KillCap;
  places: readonly HuntPlace[];
}

export type PointPrice = Pick<StatPoint, 'exp' | 'cap' | 'minLevel'>;

export function expFacts(catalog: Pick<Catalog, 'formulas'>): ExpFacts {
  return {
    totals: levelTotals(catalog),
    prices: vitalPrices(catalog),
    buyLevel: Math.max(...statPrices(catalog).map(({ minLevel }) => minLevel)),
    storedMax: requireLimits(catalog).storedMax,
  };
}

export function correctedLevels(catalog: Pick<Catalog, 'formulas'>): Record<number, readonly number[]> {
  return Object.fromEntries(expTables(catalog).map(({ job, corrected }) => [job, corrected]));
}

export function killCap(catalog: Pick<Catalog, 'formulas'>): KillCap {
  const { killCapRate, killCapPlus, killCapBelowLevel } = requireLimits(catalog);
  return { killCapRate, killCapPlus, killCapBelowLevel };
}

export function pointPrice(catalog: Pick<Catalog, 'formulas'>): PointPrice {
  const { exp, cap, minLevel } = requireStatPoint(catalog);
  return { exp, cap, minLevel };
}

export interface ExpProvenance {
  levels: Provenance;
  prices: Provenance;
  hunting: Provenance;
  points: Provenance;
}

export function expProvenance(catalog: Catalog): ExpProvenance {
  return {
    levels: toProvenance(catalog, ...expTables(catalog)),
    prices: toProvenance(catalog, ...statPrices(catalog)),
    hunting: toProvenance(catalog, requireLimits(catalog), ...catalog.monsters),
    points: toProvenance(catalog, requireStatPoint(catalog)),
  };
}

/** Open dungeons with their monsters; equal monsters in several dungeons are listed once. */
export function huntPlaces(catalog: Pick<Catalog, 'dungeons' | 'monstersOfDungeon'>): HuntPlace[] {
  const seen = new Set<string>();
  return catalog.dungeons
    .filter(({ opened }) => opened)
    .map(({ id, name, reqLvMin, reqLvMax }) => ({
      name,
      min: reqLvMin,
      max: reqLvMax,
      monsters: catalog.monstersOfDungeon(id).flatMap((monster): [number, string, number][] => {
        const key = `${monster.name} ${monster.exp}`;
        if (!monster.exp || monster.exp < MIN_EXP || seen.has(key)) return [];
        seen.add(key);
        return [[monster.id, monster.name, monster.exp]];
      }),
    }))
    .filter(({ monsters }) => monsters.length > 0);
}

const MIN_EXP = 5;

function requireLimits({ formulas }: Pick<Catalog, 'formulas'>): Limits {
  const limits = formulas.find((formula) => formula.name === 'exp-limits');
  if (!limits) throw new Error('The facts know no limits of experience');
  return limits;
}

function requireStatPoint({ formulas }: Pick<Catalog, 'formulas'>): StatPoint {
  const point = formulas.find((formula) => formula.name === 'stat-point');
  if (!point) throw new Error('The facts know no price of a stat point');
  return point;
}
