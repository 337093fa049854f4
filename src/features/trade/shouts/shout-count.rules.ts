import { readAmount } from '#shared/korean/read-amount.ts';
import { MAX_QUANTITY } from '../trades/trade.limits.ts';
import { matchAt } from './shout-amount.rules.ts';

/** A number of pieces: `x100`, `백장`, `두개`, `열 장씩`. */
export interface FoundCount {
  /** Null: more than a listing can contain. */
  value: number | null;
  /** `10장당`: the price beside it is for that many pieces. */
  isPer: boolean;
  length: number;
}

export const PIECES = '(?:개입|개|장|병|마리|벌|자루|뿌리|알|통|ea|pcs)';
const NATIVE = '열|스물|스무|서른|마흔|쉰|예순|일흔|여든|아흔'.split('|');
const ONES = '한|두|세|네|다섯|여섯|일곱|여덟|아홉'.split('|');
const TENS = [10, 20, 20, 30, 40, 50, 60, 70, 80, 90];
const TIMES = /[x×*]\s?(\d[\d,]{0,6})(?![\d.만천억])/y;
const PER = '(\\s?(?:당|씩))?';
const ENDS = '(?![가-힣]|\\s?당)|(?=에|정도|팝|팜|팔|삽|삼|사|구|일괄|총|전부|개당|장당|병당|있|남|묶)';
const NATIVE_COUNT = new RegExp(`(${NATIVE.join('|')})?(${ONES.join('|')})?\\s?${PIECES}(?:${PER}(?:${ENDS}))`, 'y');
const SPOKEN_COUNT = new RegExp(`([일이삼사오육칠팔구십백천만]{1,7})\\s?${PIECES}(?:${PER}(?:${ENDS}))`, 'y');
const VAGUE_COUNT = new RegExp(
  `(?:반|여러|몇|수|만|(?:몇|수)[십백천만]+|[일이삼사오육칠팔구]?[십백천]+여|\\d+여) ?${PIECES}(?![가-힣])`,
  'y',
);

export function countAt(text: string, at: number): FoundCount | undefined {
  const times = matchAt(TIMES, text, at);
  if (times) return { value: parseQuantity(times[1] ?? ''), isPer: false, length: times[0].length };
  const vague = matchAt(VAGUE_COUNT, text, at);
  if (vague) return { value: null, isPer: false, length: vague[0].length };
  return nativeCountAt(text, at) ?? spokenCountAt(text, at);
}

export function parseQuantity(digits: string): number | null {
  const value = readAmount(digits, MAX_QUANTITY);
  return value !== null && value >= 1 ? value : null;
}

function nativeCountAt(text: string, at: number): FoundCount | undefined {
  const match = matchAt(NATIVE_COUNT, text, at);
  if (!match) return undefined;
  const [whole, tens, ones, per] = match;
  if (tens === undefined && ones === undefined) return undefined;
  const value =
    (tens === undefined ? 0 : (TENS[NATIVE.indexOf(tens)] ?? 0)) + (ones === undefined ? 0 : ONES.indexOf(ones) + 1);
  return { value, isPer: per !== undefined, length: whole.length };
}

function spokenCountAt(text: string, at: number): FoundCount | undefined {
  const match = matchAt(SPOKEN_COUNT, text, at);
  if (!match) return undefined;
  const [whole, count = '', per] = match;
  // `이 장갑`, `사 개`: a numeral on its own is often another word.
  if (/^[일이삼사오육칠팔구만]$/.test(count)) return undefined;
  return { value: parseQuantity(count), isPer: per !== undefined, length: whole.length };
}
