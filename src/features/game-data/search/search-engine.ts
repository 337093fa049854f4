import type { SearchEntry, SearchKind } from './search.contract.ts';
import { SEARCH_LIMIT } from './search.limits.ts';
import type { IndexedEntry, SearchIndex } from './search-index.ts';
import { type SearchPattern, searchPatterns, tokensOf, withoutFloorToken } from './search-query.ts';
import { type Found, nearMatch, realMatch, TIER, tokensMatch, withoutOfMatch } from './search-rank.ts';
import { withoutLastWords, withoutStopWords } from './search-stop-words.ts';

interface Ranked extends Found {
  entry: SearchEntry;
}

const KIND_ORDER: Readonly<Record<SearchKind, number>> = {
  item: 0,
  skill: 1,
  monster: 2,
  dungeon: 3,
  map: 4,
  page: 5,
  npc: 6,
  guide: 7,
  event: 8,
  notice: 9,
  patchNote: 10,
  quest: 11,
};

function isNoFact({ kind }: SearchEntry): boolean {
  return KIND_ORDER[kind] >= KIND_ORDER.page;
}

function compareRanked(one: Ranked, other: Ranked): number {
  return (
    one.tier - other.tier ||
    Number(isNoFact(one.entry)) - Number(isNoFact(other.entry)) ||
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

/** Names that the text spells, in full or in part, with or without their 의. */
function spelled(index: SearchIndex, q: string): Ranked[] {
  return spelledBy(index, q, patternsOf(q));
}

/** What is left of a longer text is read as typed, or the many short texts of a long one would take long. */
function spelledAsTyped(index: SearchIndex, q: string): Ranked[] {
  return spelledBy(index, q, patternsOf(q).slice(0, 1));
}

function spelledBy(index: SearchIndex, q: string, patterns: readonly SearchPattern[]): Ranked[] {
  const entries = entriesFor(index, patterns);
  const real = firstAnswer(patterns, (pattern) => collect(entries, (entry) => realMatch(entry, pattern)));
  if (real.length > 0) return real;
  const words = tokenPatterns(q);
  const byWords = words.length > 1 ? collect(entries, (entry) => tokensMatch(entry, words)) : [];
  if (byWords.length > 0) return byWords;
  return firstAnswer(patterns, (pattern) => collect(entries, (entry) => withoutOfMatch(entry, pattern)));
}

function mistyped(index: SearchIndex, q: string): Ranked[] {
  const patterns = patternsOf(q);
  const entries = entriesFor(index, patterns);
  return firstAnswer(patterns, (pattern) => collect(entries, (entry) => nearMatch(entry, pattern)));
}

function entriesFor(index: SearchIndex, [typed]: readonly SearchPattern[]): readonly IndexedEntry[] {
  return /\d/.test(typed?.normalized ?? '') ? index.entries : index.withoutLaterFloors;
}

/** Best first. Empty for a query without a letter or digit. */
export function search(index: SearchIndex, q: string, limit: number = SEARCH_LIMIT): SearchEntry[] {
  const named = withoutStopWords(q);
  const whole = spelled(index, q);
  const shorter = [...named, ...withoutLastWords(q)];
  const ranked = whole.length > 0 ? whole : firstAnswer(shorter, (text) => spelledAsTyped(index, text));
  const found = ranked.length > 0 ? ranked : firstAnswer([q, ...named.slice(-1)], (text) => mistyped(index, text));
  return withoutNoise(found)
    .sort(compareRanked)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
