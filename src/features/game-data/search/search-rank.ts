import type { IndexedEntry, SearchKey } from './search-index.ts';
import { ALIGNED, INITIALS, isOneEditAway, isOneLetterAway, matchAt, matchInside } from './search-match.ts';
import type { SearchPattern } from './search-query.ts';

/**
 * Quality of a match, smaller is better: whole name, prefix, inside (contract §9). Spelled matches come before those by
 * initial consonants; the last six are guesses for a query without any match.
 */
export const TIER = {
  whole: 0,
  wholeAlias: 1,
  beginning: 2,
  unfinishedBeginning: 3,
  wholeInitials: 4,
  wholeAliasInitials: 5,
  beginningInitials: 6,
  inside: 7,
  unfinishedInside: 8,
  insideInitials: 9,
  allTokens: 10,
  withoutOf: 11,
  beginningWithoutOf: 12,
  oneKeyAway: 13,
  oneSyllableAway: 14,
  beginningOneAway: 15,
  insideOneAway: 16,
} as const;
type Tier = (typeof TIER)[keyof typeof TIER];

export interface Found {
  tier: Tier;
  /** Length of the matched spelling: shorter is better. For a guess: the difference in length. */
  length: number;
}

/** One edit turns any one-syllable word into any other, so guesses need more syllables. */
const SYLLABLES_FOR_ONE_KEY = 2;
const SYLLABLES_FOR_ONE_SYLLABLE = 3;

function better(one: Found | null, other: Found | null): Found | null {
  if (!one || !other) return one ?? other;
  return other.tier < one.tier || (other.tier === one.tier && other.length < one.length) ? other : one;
}

function lengthByAlias(entry: IndexedEntry, { tier, length }: Found): number {
  return tier === TIER.wholeAlias || tier === TIER.wholeAliasInitials ? length : entry.name.normalized.length;
}

function bestSpelling(entry: IndexedEntry, find: (key: SearchKey, isName: boolean) => Found | null): Found | null {
  let found = find(entry.name, true);
  if (entry.shortName) found = better(found, find(entry.shortName, true));
  for (const alias of entry.aliases) {
    const byAlias = find(alias, false);
    if (byAlias) found = better(found, { ...byAlias, length: lengthByAlias(entry, byAlias) });
  }
  return found;
}

function foundAtBeginning(key: SearchKey, pattern: SearchPattern, isName: boolean): Found | null {
  if (key.keys.charCodeAt(0) !== pattern.keys.charCodeAt(0)) return null;
  const match = matchAt(key, 0, pattern);
  if (!match) return null;
  const { length } = key.normalized;
  const isWhole = match.end === length;
  if (match.mode === INITIALS) {
    if (!isWhole) return { tier: TIER.beginningInitials, length };
    return { tier: isName ? TIER.wholeInitials : TIER.wholeAliasInitials, length };
  }
  if (match.mode !== ALIGNED) return { tier: TIER.unfinishedBeginning, length };
  if (!isWhole) return { tier: TIER.beginning, length };
  return { tier: isName ? TIER.whole : TIER.wholeAlias, length };
}

function foundInside(key: SearchKey, pattern: SearchPattern): Found | null {
  const match = matchInside(key, pattern);
  if (!match) return null;
  const { length } = key.normalized;
  if (match.mode === ALIGNED) return { tier: TIER.inside, length };
  return { tier: match.mode === INITIALS ? TIER.insideInitials : TIER.unfinishedInside, length };
}

export function realMatch(entry: IndexedEntry, pattern: SearchPattern): Found | null {
  const found = bestSpelling(entry, (key, isName) => foundAtBeginning(key, pattern, isName));
  return found ?? foundInside(entry.name, pattern);
}

export function tokensMatch(entry: IndexedEntry, words: readonly SearchPattern[]): Found | null {
  let inName = 0;
  for (const word of words) {
    const found = realMatch(entry, word);
    if (found && found.tier <= TIER.inside) inName++;
    else if (entry.entry.kind === 'npc' || !entry.detail.includes(word.normalized)) return null;
  }
  return inName > 0 ? { tier: TIER.allTokens, length: entry.name.normalized.length } : null;
}

/** A name typed without its 의. */
export function withoutOfMatch(entry: IndexedEntry, pattern: SearchPattern): Found | null {
  let found: Found | null = null;
  for (const key of entry.withoutOf) {
    const match = matchAt(key, 0, pattern);
    if (match?.mode !== ALIGNED) continue;
    const isWhole = match.end === key.normalized.length;
    const tier = isWhole ? TIER.withoutOf : TIER.beginningWithoutOf;
    found = better(found, { tier, length: key.normalized.length });
  }
  return found;
}

function nearInside(key: SearchKey, pattern: SearchPattern): boolean {
  for (let start = 1; start < key.normalized.length; start++) {
    if (isOneEditAway(pattern.keys, key.keys, key.starts[start] ?? 0, true)) return true;
  }
  return false;
}

/** Allows one typing error: one keystroke, or one syllable of a longer query. */
export function nearMatch(entry: IndexedEntry, pattern: SearchPattern): Found | null {
  if (pattern.syllableCount < SYLLABLES_FOR_ONE_KEY) return null;
  return bestSpelling(entry, (key, isName) => {
    const { length } = key.normalized;
    const lengthChange = Math.abs(length - pattern.normalized.length);
    if (isOneEditAway(pattern.keys, key.keys, 0, false) || isOneLetterAway(pattern.normalized, key.normalized)) {
      return { tier: TIER.oneKeyAway, length: lengthChange };
    }
    if (Math.max(pattern.syllableCount, length) < SYLLABLES_FOR_ONE_SYLLABLE) return null;
    if (isOneEditAway(pattern.normalized, key.normalized, 0, false))
      return { tier: TIER.oneSyllableAway, length: lengthChange };
    if (pattern.syllableCount < SYLLABLES_FOR_ONE_SYLLABLE) return null;
    if (isOneEditAway(pattern.keys, key.keys, 0, true)) return { tier: TIER.beginningOneAway, length };
    return isName && nearInside(key, pattern) ? { tier: TIER.insideOneAway, length } : null;
  });
}
