import { plainLetters } from './hangul.ts';

const IGNORED = /[\s\u200b-\u200d\u2060'’‘·ㆍ・.,\-()[\]_]/;
const ALL_IGNORED = new RegExp(IGNORED.source, 'g');
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Takes out what is copied along unseen: zero-width spaces, joiners, direction marks, fillers. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

export function isIgnored(char: string): boolean {
  return IGNORED.test(char);
}

/**
 * One spelling for texts that look equal: NFC, full width to half width, one kind of letter. Not NFKC, which turns the
 * letters of a keyboard (`ㅎ`) into conjoining ones.
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

/** The form in which names are compared: `진'천부연검 (무기)` → `진천부연검무기`. */
export function normalizeText(text: string): string {
  return normalizeKeepingCase(text).toLowerCase();
}
