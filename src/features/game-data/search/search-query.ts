import { finalOf, isConsonant, isSyllable, keysOfChar } from '#shared/korean/hangul.ts';
import { undoRomanLayout } from '#shared/korean/keyboard.ts';
import { normalizeKeepingCase, normalizeText } from '#shared/korean/normalize-text.ts';

/** What was typed, as keys. */
export interface SearchPattern {
  normalized: string;
  keys: string;
  /** For each key, whether it may stand for a whole character by its initial consonant alone. */
  isInitial: readonly boolean[];
  /** Whole characters, as opposed to letters standing alone. */
  syllableCount: number;
}

function searchPattern(normalized: string): SearchPattern {
  let keys = '';
  let syllableCount = 0;
  const isInitial: boolean[] = [];
  for (let index = 0; index < normalized.length; index++) {
    const char = normalized.charAt(index);
    const isLetter = isConsonant(char);
    // Typing initials behind an open syllable makes the first of them its final: 도ㅌㄹ is written 돝ㄹ.
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
 * The ways to understand a query, the most literal first: as typed, in the other keyboard layout with the shift key, and
 * without it (caps lock). Empty for a query that says nothing.
 */
export function searchPatterns(q: string): SearchPattern[] {
  const typed = normalizeKeepingCase(q);
  if (typed === '') return [];
  const parsed = [normalizeText(typed), undoRomanLayout(typed).toLowerCase(), undoRomanLayout(typed.toLowerCase())];
  return [...new Set(parsed)].map(searchPattern);
}

/** `쥐굴 3층` → `쥐굴 3`: maps are numbered without the word for floor. */
export function withoutFloorToken(q: string): string {
  return q.replace(/(\d)\s*층\s*$/, '$1');
}

export function tokensOf(q: string): string[] {
  return q.split(/\s+/).filter((word) => normalizeText(word) !== '');
}
