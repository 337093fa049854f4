import { choseongOf, decompose } from '#shared/korean/hangul.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';

/** Longer than every name: what is typed beyond cannot be found either, and is not read for each of a thousand names. */
const MAX_TYPED_LENGTH = 100;
const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/;

/** Where the text stands; its last letter may be half typed: `현ㅊ`, `현처` on the way to `현철`. -1: nowhere. */
function positionHalfTyped(name: string, text: string): number {
  const head = text.slice(0, -1);
  const tail = decompose(text.slice(-1));
  for (let at = name.indexOf(head); at !== -1; at = name.indexOf(head, at + 1)) {
    const next = at + head.length;
    if (decompose(name.slice(next, next + 1)).startsWith(tail)) return at;
    if (at >= name.length) return -1;
  }
  return -1;
}

/**
 * Where in a name the typed piece stands, -1: nowhere. It may be a part of the name, its initial consonants, or a state
 * of the input method.
 */
export function positionInName(name: string, typed: string): number {
  const text = normalizeText(typed.slice(0, MAX_TYPED_LENGTH));
  const normalized = normalizeText(name);
  if (normalized.includes(text)) return normalized.indexOf(text);
  return INITIALS_ONLY.test(text) ? choseongOf(normalized).indexOf(text) : positionHalfTyped(normalized, text);
}

export function matchesName(name: string, typed: string): boolean {
  return positionInName(name, typed) !== -1;
}
