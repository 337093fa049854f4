/**
 * Characters that no text may contain: control characters, lone surrogates, noncharacters (U+FFFE: no parser of XML
 * accepts it), line separators and marks that change the direction of text.
 */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
export const UNSEEN_BUT_LINES =
  /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const EACH_BUT_LINES = new RegExp(UNSEEN_BUT_LINES, 'gu');

/** Removes unseen letters, except line breaks. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(EACH_BUT_LINES, '');
}
