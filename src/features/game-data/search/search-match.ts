import { letterDistance } from '#shared/korean/letter-distance.ts';
import type { SearchKey } from './search-index.ts';
import type { SearchPattern } from './search-query.ts';

export const ALIGNED = 0;
const UNFINISHED = 1;
export const INITIALS = 2;

export interface Match {
  /** Indexes in the normalised name, end exclusive. */
  start: number;
  end: number;
  mode: typeof ALIGNED | typeof UNFINISHED | typeof INITIALS;
}

function commonKeys(key: SearchKey, at: number, pattern: SearchPattern, from: number): number {
  const start = key.starts[at] ?? 0;
  const most = Math.min((key.starts[at + 1] ?? start) - start, pattern.keys.length - from);
  let count = 0;
  while (count < most && key.keys.charCodeAt(start + count) === pattern.keys.charCodeAt(from + count)) count++;
  return count;
}

function matchFrom(
  key: SearchKey,
  start: number,
  at: number,
  pattern: SearchPattern,
  from: number,
  byInitials: boolean,
): Match | null {
  if (from === pattern.keys.length) return { start, end: at, mode: byInitials ? INITIALS : ALIGNED };
  if (at === key.normalized.length) return null;
  const common = commonKeys(key, at, pattern, from);
  if (common === 0) return null;
  const length = (key.starts[at + 1] ?? 0) - (key.starts[at] ?? 0);
  if (common === length) {
    const whole = matchFrom(key, start, at + 1, pattern, from + common, byInitials);
    if (whole) return whole;
  } else if (from + common === pattern.keys.length) {
    const isLetterAlone = pattern.isInitial[from] && pattern.syllableCount === 0;
    return { start, end: at + 1, mode: byInitials || isLetterAlone ? INITIALS : UNFINISHED };
  }
  return pattern.isInitial[from] ? matchFrom(key, start, at + 1, pattern, from + 1, true) : null;
}

export function matchAt(key: SearchKey, start: number, pattern: SearchPattern): Match | null {
  return matchFrom(key, start, start, pattern, 0, false);
}

export function matchInside(key: SearchKey, pattern: SearchPattern): Match | null {
  const first = pattern.keys.charCodeAt(0);
  let best: Match | null = null;
  for (let start = 1; start < key.normalized.length; start++) {
    if (key.keys.charCodeAt(key.starts[start] ?? 0) !== first) continue;
    const match = matchAt(key, start, pattern);
    if (match && (!best || match.mode < best.mode)) best = match;
  }
  return best;
}

/** @param mayContinue whether the name may be longer than the typed text */
function restMeets(typed: string, from: number, name: string, at: number, mayContinue: boolean): boolean {
  const rest = typed.length - from;
  if (mayContinue ? at + rest > name.length : at + rest !== name.length) return false;
  for (let offset = 0; offset < rest; offset++) {
    if (typed.charCodeAt(from + offset) !== name.charCodeAt(at + offset)) return false;
  }
  return true;
}

/** Whether a single edit leads to the name: a character replaced, inserted, left out, or swapped with the next. */
export function isOneEditAway(typed: string, name: string, start: number, mayContinue: boolean): boolean {
  let count = 0;
  while (count < typed.length && typed.charCodeAt(count) === name.charCodeAt(start + count)) count++;
  const at = start + count;
  return (
    restMeets(typed, count + 1, name, at + 1, mayContinue) ||
    restMeets(typed, count + 1, name, at, mayContinue) ||
    restMeets(typed, count, name, at + 1, mayContinue) ||
    (typed.charAt(count) === name.charAt(at + 1) &&
      typed.charAt(count + 1) === name.charAt(at) &&
      restMeets(typed, count + 2, name, at + 2, mayContinue))
  );
}

/** Compares names of equal length: one letter of one syllable differs, which may be two keystrokes (`팔게`, `팔괘`). */
export function isOneLetterAway(typed: string, name: string): boolean {
  if (typed.length !== name.length) return false;
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === name.charCodeAt(at)) at++;
  return restMeets(typed, at + 1, name, at + 1, false) && letterDistance(typed.charAt(at), name.charAt(at)) === 1;
}
