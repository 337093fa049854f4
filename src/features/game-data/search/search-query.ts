import { finalOf, isConsonant, isSyllable } from '#shared/korean/hangul.ts';
import { keysOfChar } from '#shared/korean/hangul-keys.ts';
import { undoRomanLayout } from '#shared/korean/keyboard.ts';
import { normalizeKeepingCase, normalizeText } from '#shared/korean/normalize-text.ts';

export interface SearchPattern {
  normalized: string;
  keys: string;
  /** By key: whether it can be the initial consonant of a whole character. */
  isInitial: readonly boolean[];
  syllableCount: number;
}

function searchPattern(normalized: string): SearchPattern {
  let keys = '';
  let syllableCount = 0;
  const isInitial: boolean[] = [];
  for (let index = 0; index < normalized.length; index++) {
    const char = normalized.charAt(index);
    const isLetter = isConsonant(char);
    // The input method turns the first initial after an open syllable into its final consonant: 도ㅌㄹ becomes 돝ㄹ.
    const lendsFinal = finalOf(char) !== '' && isConsonant(normalized.charAt(index + 1));
    const charKeys = keysOfChar(char);
    const firstLent = charKeys.length - (lendsFinal ? keysOfChar(finalOf(char)).length : 0);
    for (let key = 0; key < charKeys.length; key++) isInitial.push(isLetter || key >= firstLent);
    keys += charKeys;
    if (!isLetter && (isSyllable(char) || /\w/.test(char))) syllableCount++;
  }
  return { normalized, keys, isInitial, syllableCount };
}

/**
 * The possible readings of a query, the most literal first: as typed, typed in the wrong keyboard layout, and the same
 * with caps lock. Empty for a query without a letter or digit.
 */
export function searchPatterns(q: string): SearchPattern[] {
  const typed = normalizeKeepingCase(q);
  if (typed === '') return [];
  const parsed = [normalizeText(typed), undoRomanLayout(typed).toLowerCase(), undoRomanLayout(typed.toLowerCase())];
  return [...new Set(parsed)].map(searchPattern);
}

/** `쥐굴 3층` → `쥐굴 3`: map names have no word for floor. */
export function withoutFloorToken(q: string): string {
  return q.replace(/(\d)\s*층\s*$/, '$1');
}

export function toTokens(q: string): string[] {
  return q.split(/\s+/).filter((word) => normalizeText(word) !== '');
}
