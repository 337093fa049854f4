import { type Reading, readNumber } from '../calculator/reading.rules.ts';

/** A round that takes longer than this is none. */
export const MOST_MINUTES = 600;
export const USUAL_MINUTES = 5;
const MINUTES = { min: 1, max: MOST_MINUTES, missing: USUAL_MINUTES };
const HALVES = /^(\d{1,3})\.(\d)\d*$/;

/** Minutes of a round, to the tenth: `7`, `2.5`. */
export function readMinutes(text: string | null | undefined, missing: number = USUAL_MINUTES): Reading {
  const typed = text?.trim() ?? '';
  const value = HALVES.test(typed) ? Number(typed.slice(0, typed.indexOf('.') + 2)) : 0;
  return value > 0 && value < MOST_MINUTES ? { value, note: null } : readNumber(typed, { ...MINUTES, missing });
}

/** The monsters that are let go of; names that the list does not know are left out. */
export function readSkips(text: string | null | undefined, names: readonly string[]): ReadonlySet<string> {
  const asked = new Set((text ?? '').split(','));
  return new Set(names.filter((name) => asked.has(name)));
}

/** The names as the address carries them, in the order of the list; null for none. */
export function skipText(skips: ReadonlySet<string>, names: readonly string[]): string | null {
  return names.filter((name) => skips.has(name)).join(',') || null;
}

interface BandBounds {
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  /** Where the king asks for grades and not for levels. */
  readonly grades: { readonly min: number; readonly max: number } | null;
}

/** Where among a king's lists a character of this level and grade stands; −1: nothing is known of it. */
export function bandIndex(
  { minLevel, bands }: { readonly minLevel: number; readonly bands: readonly BandBounds[] },
  level: number,
  grade: number,
): number {
  if (level < minLevel) return -1;
  return bands.findIndex(({ levelMin, levelMax, grades }) =>
    grades ? grade >= grades.min && grade <= grades.max : level >= (levelMin ?? 1) && level <= (levelMax ?? 99),
  );
}
