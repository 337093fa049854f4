import type { SearchEntry, SearchKind } from './search.contract.ts';
import { SEARCH_LIMIT } from './search.limits.ts';
import type { IndexedEntry, SearchIndex } from './search-index.ts';
import { type SearchPattern, searchPatterns, tokensOf, withoutFloorToken } from './search-query.ts';
import { type Found, nearMatch, realMatch, TIER, tokensMatch } from './search-rank.ts';

interface Ranked extends Found {
  entry: SearchEntry;
}

const KIND_ORDER: Readonly<Record<SearchKind, number>> = { item: 0, skill: 1, monster: 2, dungeon: 3, map: 4 };

function compareRanked(one: Ranked, other: Ranked): number {
  return (
    one.tier - other.tier ||
    one.length - other.length ||
    other.entry.weight - one.entry.weight ||
    KIND_ORDER[one.entry.kind] - KIND_ORDER[other.entry.kind]
  );
}

/** When a name begins with the query, initials and half-typed letters inside other words are noise. */
function withoutNoise(found: Ranked[]): Ranked[] {
  const best = found.reduce((tier, { tier: next }) => Math.min(tier, next), Number.POSITIVE_INFINITY);
  if (best >= TIER.unfinishedInside) return found;
  return found.filter(({ tier }) => tier <= TIER.inside);
}

function collect(entries: readonly IndexedEntry[], match: (entry: IndexedEntry) => Found | null): Ranked[] {
  const ranked: Ranked[] = [];
  for (const indexed of entries) {
    const found = match(indexed);
    if (found) ranked.push({ ...found, entry: indexed.entry });
  }
  return ranked;
}

function firstAnswer<ParsedNumber>(
  parsed: readonly ParsedNumber[],
  answer: (reading: ParsedNumber) => Ranked[],
): Ranked[] {
  for (const reading of parsed) {
    const ranked = answer(reading);
    if (ranked.length > 0) return ranked;
  }
  return [];
}

function patternsOf(q: string): SearchPattern[] {
  const patterns = searchPatterns(q);
  const bare = withoutFloorToken(q);
  return bare === q ? patterns : [...patterns, ...searchPatterns(bare)];
}

function tokenPatterns(q: string): SearchPattern[] {
  return tokensOf(q).flatMap((word) => searchPatterns(word).slice(-1));
}

/** Best first. Empty for a query without a letter or digit. */
export function search(index: SearchIndex, q: string, limit: number = SEARCH_LIMIT): SearchEntry[] {
  const patterns = patternsOf(q);
  if (patterns.length === 0) return [];
  const wantsFloor = /\d/.test(patterns[0]?.normalized ?? '');
  const entries = wantsFloor ? index.entries : index.withoutLaterFloors;

  let ranked = firstAnswer(patterns, (pattern) => collect(entries, (entry) => realMatch(entry, pattern)));
  if (ranked.length === 0) {
    const words = tokenPatterns(q);
    if (words.length > 1) ranked = collect(entries, (entry) => tokensMatch(entry, words));
  }
  if (ranked.length === 0) {
    ranked = firstAnswer(patterns, (pattern) => collect(entries, (entry) => nearMatch(entry, pattern)));
  }
  return withoutNoise(ranked)
    .sort(compareRanked)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
