import { plainLetters } from './hangul.ts';

const IGNORED = /[\s\u200b-\u200d\u2060'’‘·ㆍ・.,\-()[\]_]/;
const ALL_IGNORED = new RegExp(IGNORED.source, 'g');
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Removes invisible characters that are copied along: zero-width spaces, joiners, direction marks, fillers. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

export function isIgnored(char: string): boolean {
  return IGNORED.test(char);
}

/**
 * Gives texts that look equal one spelling: NFC, half width, one kind of letter. NFKC would turn the letters of a
 * keyboard (`ㅎ`) into conjoining ones.
 */
export function normalize(text: string): string {
  const narrow = text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return plainLetters(narrow);
}

export function normalizeKeepingCase(text: string): string {
  return normalize(text).replace(ALL_IGNORED, '');
}

/** Converts a name into the form in which names are compared: `진'천부연검 (무기)` → `진천부연검무기`. */
export function normalizeText(text: string): string {
  return normalizeKeepingCase(text).toLowerCase();
}
