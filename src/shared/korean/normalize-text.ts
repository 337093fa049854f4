import { plainLetters } from './hangul.ts';

/** What never counts in a name: blanks, invisible joiners and the marks that names are decorated with. */
const IGNORED = /[\s\u200b-\u200d\u2060'’‘·ㆍ・.,\-()[\]_]/;
const ALL_IGNORED = new RegExp(IGNORED.source, 'g');
const FULL_WIDTH_OFFSET = 0xfee0;

/** Whether folding drops this character. */
export function isIgnored(char: string): boolean {
  return IGNORED.test(char);
}

/**
 * One spelling for texts that only look different: NFC, full width to half width, one kind of letter. Not NFKC, which turns
 * the letters of a keyboard (`ㅎ`) into conjoining ones.
 */
export function normalize(text: string): string {
  const narrow = text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return plainLetters(narrow);
}

/** Normalised and without ignored marks; case is kept, because a capital may be the shift key of the wrong layout. */
export function normalizeKeepingCase(text: string): string {
  return normalize(text).replace(ALL_IGNORED, '');
}

/** The form in which names are compared: `진'천부연검 (무기)` → `진천부연검무기`. */
export function normalizeText(text: string): string {
  return normalizeKeepingCase(text).toLowerCase();
}
