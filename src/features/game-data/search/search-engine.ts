import { normalizeText } from '#shared/korean/normalize-text.ts';
import { SEARCH_LIMIT, type SearchEntry, type SearchKind } from './search.contract.ts';
import type { IndexedEntry, SearchIndex } from './search-index.ts';
import { type SearchPattern, searchPatterns, toTokens, withoutFloorToken } from './search-query.ts';
import {
  type Found,
  nearMatch,
  realMatch,
  shortenedMatch,
  TIER,
  tokensMatch,
  wholeWithoutOfMatch,
  withoutOfMatch,
} from './search-rank.ts';
import { withoutLastWords, withoutStopWords } from './search-stop-words.ts';

interface Ranked extends Found {
  entry: SearchEntry;
}

/** Minimum length of a text that may abbreviate a compound of two parts. */
const PART_LETTERS = 2;

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

function bestTier(found: readonly Ranked[]): number {
  return found.reduce((tier, { tier: next }) => Math.min(tier, next), Number.POSITIVE_INFINITY);
}

/** When a name begins with the query, initials and half-typed letters inside other words are noise. */
function withoutNoise(found: Ranked[]): Ranked[] {
  const best = bestTier(found);
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

function listPatterns(q: string): SearchPattern[] {
  const patterns = searchPatterns(q);
  const bare = withoutFloorToken(q);
  return bare === q ? patterns : [...patterns, ...searchPatterns(bare)];
}

function tokenPatterns(q: string): SearchPattern[] {
  return toTokens(q).flatMap((word) => searchPatterns(word).slice(-1));
}

/** Finds names that contain the text, with or without their 의. */
function spelled(index: SearchIndex, q: string): Ranked[] {
  return spelledBy(index, q, listPatterns(q));
}

/**
 * Reads shortened texts only as typed, because a long text has many shortened ones and each further reading takes time.
 */
function spelledAsTyped(index: SearchIndex, q: string): Ranked[] {
  return spelledBy(index, q, listPatterns(q).slice(0, 1));
}

function spelledBy(index: SearchIndex, q: string, patterns: readonly SearchPattern[]): Ranked[] {
  const entries = entriesFor(index, patterns);
  const real = firstAnswer(patterns, (pattern) => collect(entries, (entry) => realMatch(entry, pattern)));
  if (real.length > 0) return withWholeWithoutParticle(entries, patterns, real);
  const words = tokenPatterns(q);
  const byWords = words.length > 1 ? collect(entries, (entry) => tokensMatch(entry, words)) : [];
  if (byWords.length > 0) return byWords;
  return firstAnswer(patterns, (pattern) => collect(entries, (entry) => withoutOfMatch(entry, pattern)));
}

/** Finds names that the text abbreviates by rule. */
function shortened(index: SearchIndex, q: string): Ranked[] {
  const patterns = listPatterns(q);
  const entries = entriesFor(index, patterns);
  return firstAnswer(patterns, (pattern) => collect(entries, (entry) => shortenedMatch(entry, pattern)));
}

/** For a text of two letters, names that it abbreviates come before names that contain it. */
function withShortened(index: SearchIndex, q: string, found: Ranked[]): Ranked[] {
  if (normalizeText(q).length !== PART_LETTERS || found.length === 0 || bestTier(found) < TIER.inside) return found;
  return joined(shortened(index, q), found);
}

/**
 * Moves a name that equals the text except for its 의 before longer names that begin with the text (`백호검`: 백호의검, 백호검무).
 */
function withWholeWithoutParticle(
  entries: readonly IndexedEntry[],
  patterns: readonly SearchPattern[],
  found: Ranked[],
): Ranked[] {
  if (bestTier(found) < TIER.wholeWithoutOf) return found;
  return joined(
    firstAnswer(patterns, (pattern) => collect(entries, (entry) => wholeWithoutOfMatch(entry, pattern))),
    found,
  );
}

/** Keeps each entry once, as in the first list that contains it. */
function joined(first: Ranked[], second: Ranked[]): Ranked[] {
  if (first.length === 0) return second;
  const isInFirst = new Set(first.map(({ entry }) => entry));
  return [...first, ...second.filter(({ entry }) => !isInFirst.has(entry))];
}

function mistyped(index: SearchIndex, q: string): Ranked[] {
  const patterns = listPatterns(q);
  const entries = entriesFor(index, patterns);
  return firstAnswer(patterns, (pattern) => collect(entries, (entry) => nearMatch(entry, pattern)));
}

function entriesFor(index: SearchIndex, [typed]: readonly SearchPattern[]): readonly IndexedEntry[] {
  return /\d/.test(typed?.normalized ?? '') ? index.entries : index.withoutLaterFloors;
}

/** Returns the best first. Empty for a query without a letter or digit. */
export function search(index: SearchIndex, q: string, limit: number = SEARCH_LIMIT): SearchEntry[] {
  const named = withoutStopWords(q);
  const whole = withShortened(index, q, spelled(index, q));
  const asked = [q, ...named.slice(-1)];
  const attempts: readonly (() => Ranked[])[] = [
    () => whole,
    () => firstAnswer([...named, ...withoutLastWords(q)], (text) => spelledAsTyped(index, text)),
    () => firstAnswer(asked, (text) => shortened(index, text)),
    () => firstAnswer(asked, (text) => mistyped(index, text)),
  ];
  const found = firstAnswer(attempts, (attempt) => attempt());
  return withoutNoise(found)
    .sort(compareRanked)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
