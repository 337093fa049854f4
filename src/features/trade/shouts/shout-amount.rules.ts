/** Returns the length of the item name that begins at this position; 0: none does. */
export type NameLength = (at: number) => number;

const UNITS = '억만천백십전';
const KOREAN_AMOUNT =
  /[일이삼사오육칠팔구십백천만억]{2,12}(?:전)?(?=[^가-힣]|에|원|짜리|씩|$|팝|팜|팔|판|삽|삼(?![백천만])|사[요여]|구[해함합매]|로|이요|ㅍ|ㅅ)/y;
/** Numerals that are as often ordinary words. */
const NO_AMOUNTS = new Set(['이만', '일일', '사이', '오만', '이십', '일이', '삼사', '구구', '이일', '천만']);
/** `1억이천`, `3만오천`: numerals directly behind a unit, to their end. */
const SPOKEN_REST =
  /[일이삼사오육칠팔구]?[천백십][일이삼사오육칠팔구천백십만]{0,8}(?=[^가-힣]|에|전|원|짜리|씩|$|팝|팜|팔|판|삽|삼|사[요여]|구[해함합매]|로)/y;
/** `1억오`, `3만육`: the meaning of the lone numeral is ambiguous. */
const LONE_NUMERAL = /[일오육칠](?![가-힣])/y;
const JEON = /\s?전(?=[^가-힣]|에|이|으|원|씩|짜|팝|팜|팔|판|삽|삼|사|구|$)/y;
const LONE_UNIT = /[억만천백십](?![가-힣ㄱ-ㅎ])/y;
const NEXT_NUMBER = /^(\s*)\d[\d,]*\s?([억만천백십]|전(?=[^가-힣]|에|이|으|씩|팝|팜|팔|판|삽|삼|사|구|$))?/;
const AFTER_UNIT = /^(?:에|전|원|로|이|개|장|정|씩|팝|팔|팜|판|삽|삼|부|까|짜|선|대)/;

/**
 * The digits and units of one amount: `1억 2000만`, `3만5천`, `3천 만`, `50만 전`. Digits after a space belong to it only
 * with a smaller unit. A unit after a space belongs to it unless a name or another word begins there.
 */
export function amountRun(text: string, from: number, nameLength: NameLength): string {
  if (!/\d/.test(text.charAt(from))) return '';
  let at = from;
  let lastUnit = -1;
  for (;;) {
    at += /^[\d,.]*\d/.exec(text.slice(at, at + 24))?.[0].length ?? 0;
    for (let length = unitsAt(text, at, nameLength); length > 0; length = unitsAt(text, at, nameLength)) {
      at += length;
      lastUnit = UNITS.indexOf(text.charAt(at - 1));
    }
    if (lastUnit >= 0) at += lengthAt(SPOKEN_REST, text, at) || lengthAt(LONE_NUMERAL, text, at);
    const next = NEXT_NUMBER.exec(text.slice(at, at + 32));
    if (!next) break;
    const [, blank = '', unit = ''] = next;
    const isSmaller = lastUnit >= 0 && unit !== '' && UNITS.indexOf(unit) > lastUnit;
    if (!(blank === '' || isSmaller) || at - from > 40) break;
    at += blank.length;
  }
  return text.slice(from, at) + (matchAt(JEON, text, at)?.[0] ?? '');
}

function unitsAt(text: string, at: number, nameLength: NameLength): number {
  const units = /^\s{0,3}[억만천백십]+/.exec(text.slice(at, at + 8))?.[0] ?? '';
  const isApart = /^\s/.test(units);
  if (!isApart) return units.length;
  const next = text.charAt(at + units.length);
  const isWord = /[가-힣]/.test(next) && !AFTER_UNIT.test(text.slice(at + units.length));
  return isWord || nameLength(at + units.search(/\S/)) > 0 ? 0 : units.length;
}

/** `3천-만`, `만 오천`: a unit on its own belongs to a number nearby, but it is ambiguous how. */
export function loneUnitAt(text: string, at: number): number {
  return /[가-힣\d]/.test(text.charAt(at - 1)) ? 0 : lengthAt(LONE_UNIT, text, at);
}

export function koreanAmountAt(text: string, at: number): string | undefined {
  const found = matchAt(KOREAN_AMOUNT, text, at)?.[0];
  return found === undefined || NO_AMOUNTS.has(found) || !/[만천억]/.test(found) ? undefined : found;
}

/** @param pattern must be sticky */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** @param pattern must be sticky */
export function lengthAt(pattern: RegExp, text: string, at: number): number {
  return matchAt(pattern, text, at)?.[0].length ?? 0;
}
