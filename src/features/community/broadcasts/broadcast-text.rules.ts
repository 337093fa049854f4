import { normalize } from '#shared/korean/normalize-text.ts';
import { withoutUnseen } from '#shared/unseen-letters.ts';
import { SLOT_MS } from './broadcast.limits.ts';

/** Matches joiners, fillers and zero-width spaces. */
const BLANK = /\p{Default_Ignorable_Code_Point}/gu;
const BLANKS = /[\p{Zs}\s]+/gu;
const MARKS = /[^\p{L}\p{N}]/gu;
/** Matches letters with more combining marks than any script stacks on one. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

/** Returns a shout as it is stored and compared: without invisible characters, and with single spaces. */
export function cleanShout(text: string): string {
  return withoutUnseen(text.normalize('NFC').replaceAll(/[\t\n\r\u2028\u2029]/g, ' '))
    .replaceAll(BLANK, '')
    .replaceAll(STACKED, '$1')
    .replaceAll(BLANKS, ' ')
    .trim();
}

/** Returns the text by which repetitions and keywords are compared: without case, spaces and marks. */
export function comparableText(text: string): string {
  return normalize(text).toLowerCase().replaceAll(MARKS, '');
}

/** @param at milliseconds since 1970 */
export function toSlot(at: number): number {
  return Math.floor(at / SLOT_MS);
}
