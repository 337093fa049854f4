import { fold } from '#shared/korean/fold.ts';
import { choseongOf, decompose } from '#shared/korean/hangul.ts';

const INITIALS_ONLY = /^[ㄱ-ㅎ]+$/;

/** The last letter may be half typed: `현ㅊ`, `현처` on the way to `현철`. */
function meetsHalfTyped(name: string, text: string): boolean {
  const head = text.slice(0, -1);
  const tail = decompose(text.slice(-1));
  for (let at = name.indexOf(head); at !== -1; at = name.indexOf(head, at + 1)) {
    const next = at + head.length;
    if (decompose(name.slice(next, next + 1)).startsWith(tail)) return true;
    if (at >= name.length) return false;
  }
  return false;
}

/** A filter while typing: part of the name, its initial consonants, or a state of the input method. */
export function matchesName(name: string, typed: string): boolean {
  const text = fold(typed);
  if (text === '') return true;
  const folded = fold(name);
  if (folded.includes(text)) return true;
  return INITIALS_ONLY.test(text) ? choseongOf(folded).includes(text) : meetsHalfTyped(folded, text);
}
