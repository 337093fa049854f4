import { readAmount } from '#shared/korean/read-amount.ts';
import { MAX_PRICE, MAX_QUANTITY } from '../trades/trade.limits.ts';

/** Null: the meaning of the number is ambiguous. */
export type ShoutNumber =
  | { kind: 'price'; value: number | null }
  | { kind: 'quantity'; value: number | null }
  | { kind: 'per'; value: number }
  | { kind: 'durability'; value: number | null }
  | { kind: 'noise' };

export interface FoundNumber {
  number: ShoutNumber;
  length: number;
}

const UNITS = '억만천백십';
const PIECES = '(?:개입|개|장|병|마리|벌|자루|뿌리|알|통|ea|pcs)';
const AFTER_DIGITS = {
  times: /\s?[x×*]\s?(?=\d)/y,
  range: /\s?(?:~|∼|〜|-|–|—|에서|사이)\s?\d[\d,.]*\s?[억만천백십]*/y,
  pieces: new RegExp(`\\s?${PIECES}(?!당|씩|\\s당)`, 'y'),
  per: new RegExp(`\\s?${PIECES}\\s?(?:당|씩)`, 'y'),
  bundle: /\s?(?:묶음|세트|셋트|셋|박스|줄|칸|창)/y,
  other:
    /\s?(?:렙|레벨|lv|층|채널|ch|서버|섭|퍼센트|%|퍼|차 ?승급|시간|(?:시|분|초|일|월|년|차|호|번|채|명|인|회|위|급|살|강|킬|업|돌)(?![가-힣]))(?:\s?(?:이상|이하|까지|부터|미만|초과))?/y,
  won: /\s?(?:원|₩|냥|골드|캐시|달러|\$)/y,
  vague: /\s?(?:이하|이상|부터|까지|정도|쯤|내외|언더|미만|초과|선에서|대에|선(?![가-힣])|대(?![가-힣]))/y,
  durability: /내구/y,
} as const;
const CHANNEL = /(?:채널|ch\.?|채|레벨|렙|lv\.?) ?\d{1,3}(?!\d)(?:\s?(?:이상|이하))?/y;
const TIMES = /[x×*]\s?(\d[\d,]{0,6})(?![\d.만천억])/y;
const DURABILITY = /(?:내구도|내구력|내구|듀라)\s?[:=]?\s?/y;
const OF_MOST = /\s?\/\s?\d[\d,.]*\s?[만천]?\d*/y;
const KOREAN_COUNT = /(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무)\s?(?:개|장|병|마리|벌|자루)(?!당|\s당)/y;
const KOREAN_AMOUNT = /[일이삼사오육칠팔구십백천만억]{2,12}(?:전)?(?=[^가-힣]|에|$|팝|팜|팔|삽|삼|로|이요|ㅍ|ㅅ)/y;
const KOREAN_COUNTS = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열'.split(' ');
/** Numerals that are as often ordinary words. */
const NO_AMOUNTS = new Set(['이만', '일일', '사이', '오만', '이십', '일이', '삼사', '구구', '이일', '천만']);

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const lengthAt = (pattern: RegExp, text: string, at: number) => matchAt(pattern, text, at)?.[0].length ?? 0;

export function numberAt(text: string, at: number): FoundNumber | undefined {
  return (
    channelAt(text, at) ?? durabilityAt(text, at) ?? countAt(text, at) ?? digitsAt(text, at) ?? koreanAmountAt(text, at)
  );
}

function channelAt(text: string, at: number): FoundNumber | undefined {
  const length = lengthAt(CHANNEL, text, at);
  return length > 0 ? { number: { kind: 'noise' }, length } : undefined;
}

function durabilityAt(text: string, at: number): FoundNumber | undefined {
  const word = lengthAt(DURABILITY, text, at);
  if (word === 0) return undefined;
  // A space after bare digits ends the durability: the price follows.
  const run =
    /^[\d,]+(?=\s)(?!\s?[억만천])/.exec(text.slice(at + word, at + word + 24))?.[0] ?? amountRun(text, at + word);
  if (run === '') return undefined;
  const end = at + word + run.length;
  const vague = lengthAt(AFTER_DIGITS.vague, text, end) || lengthAt(AFTER_DIGITS.range, text, end);
  const most = vague > 0 ? vague : lengthAt(OF_MOST, text, end);
  const value = vague > 0 ? null : (readAmount(run) ?? (run.trim() === '0' ? 0 : null));
  return { number: { kind: 'durability', value }, length: word + run.length + most };
}

function countAt(text: string, at: number): FoundNumber | undefined {
  const times = matchAt(TIMES, text, at);
  if (times) return { number: { kind: 'quantity', value: quantityOf(times[1] ?? '') }, length: times[0].length };
  const korean = matchAt(KOREAN_COUNT, text, at);
  if (!korean) return undefined;
  const index = KOREAN_COUNTS.indexOf(korean[1] ?? '');
  return { number: { kind: 'quantity', value: index < 0 ? 20 : index + 1 }, length: korean[0].length };
}

function quantityOf(digits: string): number | null {
  const value = readAmount(digits, MAX_QUANTITY);
  return value !== null && value >= 1 ? value : null;
}

function digitsAt(text: string, at: number): FoundNumber | undefined {
  const run = amountRun(text, at);
  if (run === '') return undefined;
  const end = at + run.length;
  const after = (name: keyof typeof AFTER_DIGITS) => lengthAt(AFTER_DIGITS[name], text, end);
  const found = (number: ShoutNumber, more = 0): FoundNumber => ({ number, length: run.length + more });
  const isBare = /^[\d,]+$/.test(run);
  // `.5억`: digits after a detached point are no number of their own.
  if (/(?:^|[\s\d])[.,]$/.test(text.slice(Math.max(0, at - 2), at))) return found({ kind: 'price', value: null });
  if (after('range') > 0) return found({ kind: 'price', value: null }, after('range'));
  if (isBare && after('per') > 0) return perOf(run, found, after('per'));
  if (after('pieces') > 0 && !(after('per') > 0))
    return found({ kind: 'quantity', value: quantityOf(run) }, after('pieces'));
  if (after('bundle') > 0) return found({ kind: 'quantity', value: null }, after('bundle'));
  if (isBare && after('other') > 0) return found({ kind: 'noise' }, after('other'));
  if (after('won') > 0) return found({ kind: 'price', value: null }, after('won'));
  if (after('vague') > 0) return found({ kind: 'price', value: null }, after('vague'));
  if (after('durability') > 0) return found({ kind: 'durability', value: null }, after('durability'));
  return found({ kind: 'price', value: priceOf(run) });
}

function perOf(run: string, found: (number: ShoutNumber, more: number) => FoundNumber, more: number): FoundNumber {
  const value = quantityOf(run);
  return found(value === null ? { kind: 'price', value: null } : { kind: 'per', value }, more);
}

/** Null below 1000 without a unit: the unit is ambiguous. */
function priceOf(run: string): number | null {
  const value = readAmount(run, MAX_PRICE);
  const isBare = /^[\d,.\s]+$/.test(run);
  return value === null || (isBare && value < 1000) ? null : value;
}

/**
 * The digits and units of one amount: `1억 2000만`, `3만5천`, `50만 전`. Digits after a space belong to it only with a
 * smaller
 * unit; two bare numbers side by side are one unreadable amount (`35 0만`).
 */
function amountRun(text: string, from: number): string {
  if (!/\d/.test(text.charAt(from))) return '';
  let at = from;
  let lastUnit = -1;
  for (;;) {
    const part = /^[\d,.]*\d/.exec(text.slice(at, at + 24))?.[0] ?? '';
    at += part.length;
    const units = /^\s?[억만천백십]+/.exec(text.slice(at, at + 6))?.[0] ?? '';
    if (units !== '' && !beginsTerm(text, at + units.length, units)) {
      at += units.length;
      lastUnit = UNITS.indexOf(units.at(-1) ?? '');
    }
    const next = /^(\s*)\d[\d,.]*\s?([억만천백십]?)/.exec(text.slice(at, at + 32));
    if (!next) break;
    const [, blank = '', unit = ''] = next;
    const isSmaller = lastUnit >= 0 && unit !== '' && UNITS.indexOf(unit) > lastUnit;
    const isOneNumber = blank === '' || isSmaller || lastUnit < 0;
    if (!isOneNumber || at - from > 40) break;
    at += blank.length;
  }
  return text.slice(from, at) + jeonAt(text, at);
}

/** `1만년…`, `3천공…`: the unit is the beginning of a word. */
function beginsTerm(text: string, end: number, units: string): boolean {
  return (
    /\s/.test(units) &&
    /^[가-힣]/.test(text.slice(end, end + 1)) &&
    !/^(?:에|전|원|로|이|개|장|정|팝|팔|팜|삽|삼|부|까|짜|선|대)/.test(text.slice(end, end + 1))
  );
}

function jeonAt(text: string, at: number): string {
  return /^\s?전(?=[^가-힣]|에|이|으|팝|팜|팔|삽|삼|$)/.exec(text.slice(at, at + 4))?.[0] ?? '';
}

function koreanAmountAt(text: string, at: number): FoundNumber | undefined {
  const found = matchAt(KOREAN_AMOUNT, text, at)?.[0];
  if (found === undefined || NO_AMOUNTS.has(found) || !/[만천억]/.test(found)) return undefined;
  const value = readAmount(found, MAX_PRICE);
  return value === null ? undefined : { number: { kind: 'price', value }, length: found.length };
}
