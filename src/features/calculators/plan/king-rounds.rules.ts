import { kingParams } from '../king-quest/king.params.ts';

export interface RoundBand {
  readonly levels: readonly [min: number, max: number] | null;
  readonly grades: { readonly min: number; readonly max: number } | null;
  readonly monsters: number;
  /** Mean of the list's rewards. */
  readonly reward: number;
  /** Both means with their sources, if sources differ; otherwise null. */
  readonly sources: string | null;
}

export interface KingRounds {
  readonly slug: string;
  readonly king: string;
  readonly place: string;
  readonly from: number;
  readonly bands: readonly RoundBand[];
}

export function bandFor({ from, bands }: KingRounds, level: number, grade: number): RoundBand | undefined {
  if (level < from) return undefined;
  return bands.find(({ levels, grades }) => {
    if (levels) return level >= levels[0] && level <= levels[1];
    return grades !== null && grade >= grades.min && grade <= grades.max;
  });
}

export function kingHref({ slug, bands }: KingRounds, level: number, grade: number): string {
  const isByGrade = bands.some(({ grades }) => grades !== null);
  return kingParams.link(`/calc/kingQuest/${slug}`, isByGrade ? { grade } : { level });
}
