import type { Item } from './item.contract.ts';

/** Conditions to filter items by; null: the condition is not asked for. */
export interface LimitQuery {
  levelFrom: number | null;
  levelTo: number | null;
  job: number | null;
  gender: number | null;
  grade: number | null;
}

const LIMIT_COLUMNS = ['job', 'level', 'gender', 'grade'] as const;
export type LimitColumn = (typeof LIMIT_COLUMNS)[number];

interface Limited {
  /** Unknown values have no key. */
  cells: { readonly [Column in LimitColumn]?: unknown };
  doubts?: { readonly [Column in LimitColumn]?: unknown };
}

/** `unknown`: no known condition excludes the item, but one that is asked for is not known. */
export type Fit = 'fits' | 'unknown' | 'excluded';

/** Value of `reqjob` for an item that every job may use. */
const ANY_JOB = 0;

/** By column: whether an item with this known value matches the query. */
const LIMITS: Record<LimitColumn, (cell: number, query: LimitQuery) => boolean> = {
  job: (cell, { job }) => cell === job || cell === ANY_JOB,
  level: (cell, { levelFrom, levelTo }) => cell >= (levelFrom ?? 0) && cell <= (levelTo ?? cell),
  gender: (cell, { gender }) => cell === gender,
  grade: (cell, { grade }) => cell <= (grade ?? cell),
};

/** @returns columns in the order in which texts name them */
export function queriedLimits({ levelFrom, levelTo, job, gender, grade }: LimitQuery): LimitColumn[] {
  const values = { job, level: levelFrom ?? levelTo, gender, grade };
  return LIMIT_COLUMNS.filter((column) => values[column] !== null);
}

/** Only a few items require a grade, so an item without one is treated as having no such requirement. */
export function mustBeKnown(column: LimitColumn): boolean {
  return column !== 'grade';
}

/** Conditions about which sources differ count as unknown. */
export function computeFit({ cells, doubts = {} }: Limited, query: LimitQuery): Fit {
  let fit: Fit = 'fits';
  for (const column of queriedLimits(query)) {
    const cell = doubts[column] === undefined ? cells[column] : undefined;
    if (typeof cell === 'number') {
      if (!LIMITS[column](cell, query)) return 'excluded';
    } else if (mustBeKnown(column)) fit = 'unknown';
  }
  return fit;
}

/** Returns the conditions that may still exclude a character; the first three cannot be asked for. */
export function otherLimits({ gender, grade }: LimitQuery) {
  return [
    ...(['might', 'will', 'grace'] as const),
    ...(gender === null ? (['gender'] as const) : []),
    ...(grade === null ? (['grade'] as const) : []),
  ];
}

/** Returns the job that an item is for; undefined: not known, or the sources differ about it. */
export function jobOf({ reqjob, disagreements }: Pick<Item, 'reqjob' | 'disagreements'>): number | undefined {
  return disagreements.some(({ field }) => field === 'reqjob') ? undefined : (reqjob ?? undefined);
}
