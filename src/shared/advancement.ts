/** HP and MP of a character, without equipment. */
export interface Vitals {
  readonly hp: number;
  readonly mp: number;
}

export interface Threshold {
  readonly least: Vitals;
  readonly full: Vitals;
}

export const ADVANCEMENT_LEVEL = 99;

type Row = readonly [hp: number, mp: number, maxHp: number, maxMp: number];

/**
 * Requirements by job, then by the grade that is reached, from 1 to 4. Source: product.md §9, profile stat thresholds.
 */
const ROWS: readonly (readonly Row[])[] = [
  [],
  [
    [70_000, 0, 140_000, 0],
    [200_000, 0, 300_000, 0],
    [600_000, 0, 1_200_000, 0],
    [1_400_000, 0, 1_600_000, 0],
  ],
  [
    [65_000, 0, 140_000, 0],
    [220_000, 0, 300_000, 0],
    [600_000, 0, 1_200_000, 0],
    [1_400_000, 0, 1_600_000, 0],
  ],
  [
    [30_000, 20_000, 60_000, 40_000],
    [150_000, 100_000, 200_000, 150_000],
    [300_000, 500_000, 600_000, 700_000],
    [650_000, 900_000, 1_000_000, 1_000_000],
  ],
  [
    [25_000, 25_000, 60_000, 40_000],
    [80_000, 70_000, 200_000, 150_000],
    [250_000, 250_000, 600_000, 700_000],
    [600_000, 750_000, 1_000_000, 1_000_000],
  ],
];

/**
 * HP and MP required for a grade, 1 to 4 (product.md §9); `undefined` for other jobs and grades.
 * @param job 1 전사, 2 도적, 3 주술사, 4 도사
 */
export function thresholdOf(job: number, grade: number): Threshold | undefined {
  const row = ROWS[job]?.[grade - 1];
  if (!row) return undefined;
  const [hp, mp, maxHp, maxMp] = row;
  return { least: { hp, mp }, full: { hp: maxHp, mp: maxMp } };
}

export interface Standing {
  readonly job: number;
  readonly grade: number;
  readonly level?: number;
  readonly maxHp: number | null;
  readonly maxMp: number | null;
}

export interface Distance {
  readonly vital: keyof Vitals;
  readonly now: number | null;
  readonly least: number;
  readonly full: number;
  readonly toLeast: number | null;
  readonly toFull: number | null;
}

export interface NextAdvancement {
  readonly grade: number;
  readonly toLevel: number;
  /** Distances of the values that the job needs: warriors and rogues advance by HP alone. */
  readonly distances: readonly Distance[];
  /** Share of 칼승, 0 to 1. The lowest value decides; a missing one counts as 0. */
  readonly share: number;
  readonly shareOfFull: number;
  readonly isReached: boolean;
}

/** Computes the next advancement; `null` at the last grade, and for an unknown job or grade. */
export function nextAdvancement({
  job,
  grade,
  level = ADVANCEMENT_LEVEL,
  maxHp,
  maxMp,
}: Standing): NextAdvancement | null {
  const threshold = thresholdOf(job, grade + 1);
  if (!threshold) return null;
  const { least, full } = threshold;
  const distances = [distance('hp', maxHp, least.hp, full.hp), distance('mp', maxMp, least.mp, full.mp)].filter(
    (one) => one.full > 0,
  );
  const toLevel = Math.max(0, ADVANCEMENT_LEVEL - level);
  return {
    grade: grade + 1,
    toLevel,
    distances,
    share: Math.min(...distances.map((one) => computeShare(one.now, one.least))),
    shareOfFull: Math.min(...distances.map((one) => computeShare(one.now, one.full))),
    isReached: toLevel === 0 && distances.every(({ toLeast }) => toLeast === 0),
  };
}

function distance(vital: keyof Vitals, now: number | null, least: number, full: number): Distance {
  const missing = (goal: number) => (now === null ? null : Math.max(0, goal - now));
  return { vital, now, least, full, toLeast: missing(least), toFull: missing(full) };
}

function computeShare(now: number | null, goal: number): number {
  return Math.min(1, (now ?? 0) / goal);
}
