import { isGuessable, leastCost } from './search-guess.ts';
import type { IndexedEntry, SearchKey } from './search-index.ts';
import { ALIGNED, INITIALS, isOneEditAway, isOneLetterAway, matchAt, matchInside } from './search-match.ts';
import type { SearchPattern } from './search-query.ts';

/**
 * Quality of a match, smaller is better: whole name, prefix, inside (contract §9). Spelled matches come before those by
 * initial consonants; the last ones are guesses for a query without any match.
 */
export const TIER = {
  whole: 0,
  wholeAlias: 1,
  wholeWithoutOf: 2,
  beginning: 3,
  unfinishedBeginning: 4,
  wholeInitials: 5,
  wholeAliasInitials: 6,
  beginningInitials: 7,
  beginningWithoutOf: 8,
  shortened: 9,
  inside: 10,
  unfinishedInside: 11,
  insideInitials: 12,
  allTokens: 13,
  oneKeyAway: 14,
  oneSyllableAway: 15,
  beginningOneAway: 16,
  insideOneAway: 17,
} as const;
type Tier = (typeof TIER)[keyof typeof TIER];

export interface Found {
  tier: Tier;
  /** Length of the matched spelling: shorter is better. For a guess: the difference in length. */
  length: number;
}

/** A single edit turns any one-syllable word into any other, so guesses need more syllables. */
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

/** Matches a name typed without its 의. */
export function withoutOfMatch(entry: IndexedEntry, pattern: SearchPattern): Found | null {
  let found: Found | null = null;
  for (const key of entry.withoutOf) {
    const match = matchAt(key, 0, pattern);
    if (match?.mode !== ALIGNED) continue;
    const isWhole = match.end === key.normalized.length;
    const tier = isWhole ? TIER.wholeWithoutOf : TIER.beginningWithoutOf;
    found = better(found, { tier, length: key.normalized.length });
  }
  return found;
}

const SHORTENED_KINDS: ReadonlySet<string> = new Set(['item', 'skill', 'monster', 'dungeon', 'map']);

export function wholeWithoutOfMatch(entry: IndexedEntry, { normalized }: SearchPattern): Found | null {
  const whole = entry.withoutOf.find((key) => key.normalized === normalized);
  return whole ? { tier: TIER.wholeWithoutOf, length: normalized.length } : null;
}

/** Matches an abbreviation that follows from the name by rule. */
export function shortenedMatch({ entry, spellings }: IndexedEntry, { normalized }: SearchPattern): Found | null {
  if (!SHORTENED_KINDS.has(entry.kind) || !isGuessable(normalized)) return null;
  const cost = leastCost(normalized, entry.name, spellings);
  return cost === null ? null : { tier: TIER.shortened, length: cost };
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
