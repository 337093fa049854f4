import { isIgnored, normalizeText } from '#shared/korean/normalize-text.ts';
import { searchKey } from './search-index.ts';
import { matchAt, matchInside } from './search-match.ts';
import { searchPatterns } from './search-query.ts';

export type HighlightRange = readonly [start: number, end: number];

function shownPositions(name: string): number[] {
  return Array.from({ length: name.length }, (_, index) => index).filter((index) => !isIgnored(name.charAt(index)));
}

function toRanges(positions: readonly number[]): HighlightRange[] {
  const ranges: [number, number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && last[1] === position) last[1] = position + 1;
    else ranges.push([position, position + 1]);
  }
  return ranges;
}

export function highlightRanges(name: string, q: string): HighlightRange[] {
  const positions = shownPositions(name);
  // A name whose length normalising changes (decomposed letters) has no indexes to mark.
  if (positions.length !== normalizeText(name).length) return [];
  const key = searchKey(name);
  for (const pattern of searchPatterns(q)) {
    const match = matchAt(key, 0, pattern) ?? matchInside(key, pattern);
    if (match) return toRanges(positions.slice(match.start, match.end));
  }
  return [];
}
