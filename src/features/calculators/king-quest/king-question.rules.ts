import { type ParsedNumber, readNumber } from '../calculator/number-parsing.rules.ts';
import type { Errand } from './expectation.rules.ts';
import type { kingParams } from './king.params.ts';

type KingTexts = ReturnType<typeof kingParams.texts>;

const MAX_MINUTES = 600;
const USUAL_MINUTES = 5;
const MINUTES = { min: 1, max: MAX_MINUTES, missing: USUAL_MINUTES };
const HALVES = /^(\d{1,3})\.(\d)\d*$/;

/** Parses minutes with one decimal: `7`, `2.5`. */
export function readMinutes(text: string | null | undefined, missing: number = USUAL_MINUTES): ParsedNumber {
  const typed = text?.trim() ?? '';
  const value = HALVES.test(typed) ? Number(typed.slice(0, typed.indexOf('.') + 2)) : 0;
  return value > 0 && value < MAX_MINUTES ? { value, note: null } : readNumber(typed, { ...MINUTES, missing });
}

export function readSkips(text: string | null | undefined, names: readonly string[]): ReadonlySet<string> {
  const queryState = new Set((text ?? '').split(','));
  return new Set(names.filter((name) => queryState.has(name)));
}

export function skipText(skips: ReadonlySet<string>, names: readonly string[]): string | null {
  return names.filter((name) => skips.has(name)).join(',') || null;
}

interface BandBounds {
  readonly levelMin: number | null;
  readonly levelMax: number | null;
  readonly grades: { readonly min: number; readonly max: number } | null;
}

/** Returns the index of the list for this level and grade; −1: none is known. */
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

export interface KingQuestion {
  level: ParsedNumber;
  grade: number;
  minutes: ParsedNumber;
  exp: ParsedNumber;
  isExpGiven: boolean;
  wait: ParsedNumber;
  skips: ReadonlySet<string>;
  band: number;
}

interface KingFacts {
  minLevel: number;
  bands: readonly (BandBounds & { monsters: readonly { name: string }[] })[];
  curse: { minutes: number | null; longestMinutes: number };
  ceiling: number;
}

const LEVEL = { min: 1, max: 99, missing: 99 };
const GRADE = { min: 0, max: 4, missing: 0 };

export function readKingQuestion(texts: KingTexts, king: KingFacts): KingQuestion {
  const level = readNumber(texts.level, LEVEL);
  const grade = readNumber(texts.grade, GRADE).value;
  const band = bandIndex(king, level.value, grade);
  const names = king.bands[band]?.monsters.map(({ name }) => name) ?? [];
  return {
    level,
    grade,
    minutes: readMinutes(texts.minutes),
    exp: readNumber(texts.exp, { min: 0, max: king.ceiling, missing: 0 }),
    isExpGiven: (texts.exp ?? '').trim() !== '',
    wait: readMinutes(texts.wait, computeWait(king.curse)),
    skips: readSkips(texts.skip ?? '', names),
    band,
  };
}

/** Rounded up to a tenth, because the curse must be over. */
function computeWait({ minutes, longestMinutes }: KingFacts['curse']): number {
  return Math.ceil((minutes ?? longestMinutes) * 10) / 10;
}

/** Key of the player's own time for a monster: `buyeo:자호`. */
export function minutesKey(slug: string, monster: string): string {
  return `${slug}:${monster}`;
}

export function toErrands(
  monsters: readonly { name: string; reward: number }[],
  slug: string,
  minutes: number,
  own: Readonly<Record<string, string>>,
): Errand[] {
  return monsters.map(({ name, reward }) => ({
    name,
    reward,
    minutes: readMinutes(own[minutesKey(slug, name)], minutes).value,
  }));
}
