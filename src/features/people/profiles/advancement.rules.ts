/** HP and MP, without equipment. */
export interface Vitals {
  readonly hp: number;
  readonly mp: number;
}

/** What an advancement asks for. */
export interface Threshold {
  /** 칼승: with less the game refuses. */
  readonly least: Vitals;
  /** 풀승: the most that a character holds before it. */
  readonly full: Vitals;
}

/** HP and MP at least, HP and MP in full (product.md §9). */
type Row = readonly [hp: number, mp: number, fullHp: number, fullMp: number];

const WARRIOR: readonly Row[] = [
  [70_000, 0, 140_000, 0],
  [200_000, 0, 300_000, 0],
  [600_000, 0, 1_200_000, 0],
  [1_400_000, 0, 1_600_000, 0],
];
const ROGUE: readonly Row[] = [
  [65_000, 0, 140_000, 0],
  [220_000, 0, 300_000, 0],
  [600_000, 0, 1_200_000, 0],
  [1_400_000, 0, 1_600_000, 0],
];
const WIZARD: readonly Row[] = [
  [30_000, 20_000, 60_000, 40_000],
  [150_000, 100_000, 200_000, 150_000],
  [300_000, 500_000, 600_000, 700_000],
  [650_000, 900_000, 1_000_000, 1_000_000],
];
const HEALER: readonly Row[] = [
  [25_000, 25_000, 60_000, 40_000],
  [80_000, 70_000, 200_000, 150_000],
  [250_000, 250_000, 600_000, 700_000],
  [600_000, 750_000, 1_000_000, 1_000_000],
];

/** By job, then by the grade that is reached. */
const ROWS: readonly (readonly Row[])[] = [[], WARRIOR, ROGUE, WIZARD, HEALER];

/** What it takes to reach a grade, 1 to 4; undefined where nothing is known. */
export function thresholdOf(job: number, grade: number): Threshold | undefined {
  const row = ROWS[job]?.[grade - 1];
  if (!row) return undefined;
  const [hp, mp, fullHp, fullMp] = row;
  return { least: { hp, mp }, full: { hp: fullHp, mp: fullMp } };
}

/** A character as far as its advancement goes; `null` is not given. */
export interface Standing {
  readonly job: number;
  readonly grade: number;
  readonly maxHp: number | null;
  readonly maxMp: number | null;
}

/** The way to the next grade in one of the two values. */
export interface Distance {
  readonly vital: keyof Vitals;
  /** Without equipment; `null` is not given. */
  readonly now: number | null;
  readonly least: number;
  readonly full: number;
}

export interface NextAdvancement {
  readonly grade: number;
  /** Only values that the job needs: warriors and rogues advance by HP alone. */
  readonly distances: readonly Distance[];
}

/** Undefined: the last grade is reached. */
export function nextAdvancement({ job, grade, maxHp, maxMp }: Standing): NextAdvancement | undefined {
  const threshold = thresholdOf(job, grade + 1);
  if (!threshold) return undefined;
  const { least, full } = threshold;
  const distances: Distance[] = [
    { vital: 'hp', now: maxHp, least: least.hp, full: full.hp },
    { vital: 'mp', now: maxMp, least: least.mp, full: full.mp },
  ];
  return { grade: grade + 1, distances: distances.filter((distance) => distance.full > 0) };
}

/** How far the character is on the way to the least that its next grade asks, 0 to 1; the value that lacks most decides. */
export function shareOfLeast({ distances }: NextAdvancement): number {
  return Math.min(1, ...distances.map(({ now, least }) => (now ?? 0) / least));
}
