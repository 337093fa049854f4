import { kingParams } from '../king-quest/king.params.ts';

/** One list of a king: for a band of levels, or of grades. */
export interface RoundBand {
  readonly levels: readonly [min: number, max: number] | null;
  readonly grades: { readonly min: number; readonly max: number } | null;
  /** How many monsters he chooses from. */
  readonly monsters: number;
  /** Experience of a round: the mean of all his monsters. */
  readonly reward: number;
}

export interface KingRounds {
  /** Of the king, in addresses. */
  readonly slug: string;
  readonly king: string;
  readonly place: string;
  /** Level from which he gives quests. */
  readonly from: number;
  readonly bands: readonly RoundBand[];
}

/** The list that a character gets; undefined where none is known for it. */
export function bandFor({ from, bands }: KingRounds, level: number, grade: number): RoundBand | undefined {
  if (level < from) return undefined;
  return bands.find(({ levels, grades }) => {
    if (levels) return level >= levels[0] && level <= levels[1];
    return grades !== null && grade >= grades.min && grade <= grades.max;
  });
}

/** His list in the calculator of king's quests. */
export function kingHref({ slug, bands }: KingRounds, level: number, grade: number): string {
  const isByGrade = bands.some(({ grades }) => grades !== null);
  return kingParams.link(`/calc/kingQuest/${slug}`, isByGrade ? { grade } : { level });
}
