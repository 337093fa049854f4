import { toChoseong } from '#shared/korean/hangul.ts';
import { decompose } from '#shared/korean/hangul-keys.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';

/** Longer than every name; the rest is cut off, so that long texts are not compared with every name. */
const MAX_TYPED_LENGTH = 100;
const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/;

/**
 * Returns the position of the text, whose last character may be half typed: `현ㅊ` or `현처` on the way to `현철`. -1: not
 * found.
 */
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
 * Returns the position of the typed text in a name, -1: not found. The text may be part of the name, its initial
 * consonants, or an intermediate state of the input method.
 */
export function positionInName(name: string, typed: string): number {
  const text = normalizeText(typed.slice(0, MAX_TYPED_LENGTH));
  const normalized = normalizeText(name);
  if (normalized.includes(text)) return normalized.indexOf(text);
  return INITIALS_ONLY.test(text) ? toChoseong(normalized).indexOf(text) : positionHalfTyped(normalized, text);
}

export function matchesName(name: string, typed: string): boolean {
  return positionInName(name, typed) !== -1;
}
