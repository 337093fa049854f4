import { isIgnored, normalizeText } from '#shared/korean/normalize-text.ts';
import { searchKey } from './search-index.ts';
import { matchAt, matchInside } from './search-match.ts';
import { searchPatterns } from './search-query.ts';

/** `[start, end)` in the characters of the name as it is shown. */
export type HighlightRange = readonly [start: number, end: number];

/** Where each folded character stands in the name as it is shown. */
function shownPositions(name: string): number[] {
  return Array.from({ length: name.length }, (_, index) => index).filter((index) => !isIgnored(name.charAt(index)));
}

/** Neighbouring characters as one range; a mark that the query did not have splits it (`진'천부연검`). */
function rangesOf(positions: readonly number[]): HighlightRange[] {
  const ranges: [number, number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && last[1] === position) last[1] = position + 1;
    else ranges.push([position, position + 1]);
  }
  return ranges;
}

/** The characters of `name` that `q` asked for; none when it was found by another name or by a guess. */
export function highlightRanges(name: string, q: string): HighlightRange[] {
  const positions = shownPositions(name);
  // A name that folding changes in length (decomposed letters) cannot be marked character by character.
  if (positions.length !== normalizeText(name).length) return [];
  const key = searchKey(name);
  for (const pattern of searchPatterns(q)) {
    const match = matchAt(key, 0, pattern) ?? matchInside(key, pattern);
    if (match) return rangesOf(positions.slice(match.start, match.end));
  }
  return [];
}
