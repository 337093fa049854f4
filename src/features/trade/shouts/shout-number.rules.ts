import { readAmount } from '#shared/korean/read-amount.ts';
import { MAX_PRICE } from '../trades/trade.limits.ts';
import { amountRun, koreanAmountAt, lengthAt, loneUnitAt, type NameLength } from './shout-amount.rules.ts';
import { countAt, PIECES, parseQuantity } from './shout-count.rules.ts';

/** Null: the meaning of the number is ambiguous. */
export type ShoutNumber =
  /**
   * `bare`: digits without a unit, which players mostly mean in 만; `isThousands`: with 천 alone, which may mean 천만;
   * `isPerCount`: the following words give the number of pieces for the price (`1억에 300개`).
   */
  | { kind: 'price'; value: number | null; bare?: number; isPerCount?: boolean; isThousands?: boolean }
  | { kind: 'quantity'; value: number | null }
  | { kind: 'per'; value: number }
  | { kind: 'durability'; value: number | null }
  | { kind: 'noise' };

export interface FoundNumber {
  number: ShoutNumber;
  length: number;
}

const MORE =
  '(?:\\s?(?:까지|부터|(?:이상|이하|미만|초과|이후|이전|쯤|정도|에|전까지|전에|뒤|후|안에|동안)(?![가-힣])))?';
const AFTER_DIGITS = {
  times: /\s?[x×*]\s?(?=\d)/y,
  range: /\s?(?:~|∼|〜|-|–|—|에서|사이)\s?\d[\d,.]*\s?[억만천백십]*/y,
  pieces: new RegExp(`\\s?${PIECES}(?!당|씩|\\s당)`, 'y'),
  per: new RegExp(`\\s?${PIECES}\\s?(?:당|씩)`, 'y'),
  bundle: /\s?(?:묶음|세트|셋트|셋|박스|상자|다발|꾸러미|쌍|켤레|줄|칸|창(?!고))/y,
  other: new RegExp(
    `\\s?(?:렙|레벨|lv|층|채널|ch|서버|섭|퍼센트|%|퍼|차 ?승급|시간|(?:시 ?반|시 ?\\d{1,2}분|시|분 ?(?:전|남|뒤|후|안|내)|분|초|일|월|년|차|호|번|채|명|인|회|위|급|살|강|킬|업|돌)(?=이상|이하|까지|부터|미만|초과|이후|이전|쯤|정도|에|전까지|전에|뒤|후|안에|동안|[^가-힣]|$))${MORE}`,
    'y',
  ),
  won: /\s?(?:원|₩|냥|골드|캐시|달러|\$)/y,
  vague:
    /\s?(?:이하|이상|부터|까지|정도|쯤|내외|언더|미만|초과|언저리|전후|안팎|초반|중반|후반|넘게|밑(?!으론)|아래|선에서|대에|선(?![가-힣])|대(?![가-힣]))/y,
  durability: /내구/y,
} as const;
/** `12채널`, `체력 5000`, `21:30`: numbers of other things. */
const OTHER_NUMBER =
  /(?:(?:채널|ch\.?|채) ?\d{1,9}(?!\d)|(?:레벨|렙|lv\.?) ?\d{1,3}(?!\d)|(?:체력|마력|체마|공격력|방어력|명중률?|민첩|지력|힘|데미지|hp|mp) ?\d[\d,]*\s?[만천]?|\d{1,2}:\d{2}(?!\d))(?:\s?(?:이상|이하|이후|이전|까지|부터|쯤|에)(?![가-힣]))?/y;
const THOUSANDS = /^\d+(?:\.\d+)?천$/;
const PER_COUNT = /\s?(?:에(?![가-힣])|\/)/y;
const DIFFERENCE = /\+ ?(?=\d)/y;
const AFTER_DIFFERENCE = /(?:원|전)? ?(?:가능|ㄱㄴ|됨|받아요|받음|드림|드려요|이상|정도)(?![가-힣])/y;
const DURABILITY = /(?:내구도|내구력|내구|듀라)\s?[:=]?\s?/y;
const OF_MOST = /\s?\/\s?\d[\d,.]*\s?[만천]?\d*/y;

export function numberAt(text: string, at: number, nameLength: NameLength): FoundNumber | undefined {
  return (
    differenceAt(text, at, nameLength) ??
    otherNumberAt(text, at) ??
    durabilityAt(text, at, nameLength) ??
    countedAt(text, at) ??
    digitsAt(text, at, nameLength) ??
    spokenAmountAt(text, at) ??
    loneAt(text, at)
  );
}

/** `+1300`, `+50만 가능`: the surcharge of a swap is no price. */
function differenceAt(text: string, at: number, nameLength: NameLength): FoundNumber | undefined {
  const sign = lengthAt(DIFFERENCE, text, at);
  const run = sign === 0 ? '' : amountRun(text, at + sign, nameLength);
  if (run === '') return undefined;
  const more = lengthAt(AFTER_DIFFERENCE, text, at + sign + run.length);
  return { number: { kind: 'noise' }, length: sign + run.length + more };
}

function loneAt(text: string, at: number): FoundNumber | undefined {
  const length = loneUnitAt(text, at);
  return length > 0 ? { number: { kind: 'price', value: null }, length } : undefined;
}

function otherNumberAt(text: string, at: number): FoundNumber | undefined {
  const length = lengthAt(OTHER_NUMBER, text, at);
  return length > 0 ? { number: { kind: 'noise' }, length } : undefined;
}

function durabilityAt(text: string, at: number, nameLength: NameLength): FoundNumber | undefined {
  const word = lengthAt(DURABILITY, text, at);
  if (word === 0) return undefined;
  // A space after bare digits ends the durability: the price follows.
  const run =
    /^[\d,]+(?=\s)(?!\s?[억만천])/.exec(text.slice(at + word, at + word + 24))?.[0] ??
    amountRun(text, at + word, nameLength);
  if (run === '') return undefined;
  const end = at + word + run.length;
  const vague = lengthAt(AFTER_DIGITS.vague, text, end) || lengthAt(AFTER_DIGITS.range, text, end);
  const most = vague > 0 ? vague : lengthAt(OF_MOST, text, end);
  const value = vague > 0 ? null : (readAmount(run) ?? (run.trim() === '0' ? 0 : null));
  return { number: { kind: 'durability', value }, length: word + run.length + most };
}

function countedAt(text: string, at: number): FoundNumber | undefined {
  const found = countAt(text, at);
  if (!found) return undefined;
  const { value, isPer, length } = found;
  if (!isPer) return { number: { kind: 'quantity', value }, length };
  return { number: value === null ? { kind: 'price', value } : { kind: 'per', value }, length };
}

function digitsAt(text: string, at: number, nameLength: NameLength): FoundNumber | undefined {
  const run = amountRun(text, at, nameLength);
  if (run === '') return undefined;
  const end = at + run.length;
  const blank = lengthAt(/\s?/y, text, end);
  // `50만 장갑`, `50만 원혼마령봉`: a name, and no counter or currency.
  const named = nameLength(end + blank);
  const after = (name: keyof typeof AFTER_DIGITS) => {
    const length = lengthAt(AFTER_DIGITS[name], text, end);
    return length - blank < named ? 0 : length;
  };
  const found = (number: ShoutNumber, more = 0): FoundNumber => ({ number, length: run.length + more });
  const isBare = /^[\d,]+$/.test(run);
  if (isPartOfAnother(text, at)) return found({ kind: 'price', value: null });
  if (after('range') > 0) return found({ kind: 'price', value: null }, after('range'));
  if (isBare && after('per') > 0) return parsePer(run, found, after('per'));
  if (after('pieces') > 0 && !(after('per') > 0))
    return found({ kind: 'quantity', value: parseQuantity(run) }, after('pieces'));
  if (after('bundle') > 0) return found({ kind: 'quantity', value: null }, after('bundle'));
  if (isBare && after('other') > 0) return found({ kind: 'noise' }, after('other'));
  if (after('won') > 0) return found({ kind: 'price', value: null }, after('won'));
  if (after('vague') > 0) return found({ kind: 'price', value: null }, after('vague'));
  if (after('durability') > 0) return found({ kind: 'durability', value: null }, after('durability'));
  const bare = bareValue(run);
  const isPerCount = lengthAt(PER_COUNT, text, end) > 0;
  const isThousands = THOUSANDS.test(run);
  return found({
    kind: 'price',
    value: parsePrice(run),
    ...(isThousands && { isThousands }),
    ...(bare !== undefined && { bare }),
    ...(isPerCount && { isPerCount }),
  });
}

function bareValue(run: string): number | undefined {
  const value = /^\d{1,3}(?:,\d{3})+$|^\d+(?:\.\d{1,4})?$/.test(run) ? Number(run.replaceAll(',', '')) : undefined;
  return value !== undefined && value > 0 ? value : undefined;
}

/** `.5억`, `4,50만`: digits after a detached point, or after another number's comma, are not a number of their own. */
const CUT_OFF = /(?:^|[\s\d])\.$|\d\s?,$/;
const AFTER_WAVE = /[~∼〜]\s?$/;
/**
 * `팝니다~ 50만`, `사요~50만`: a wave after a word expresses its tone; otherwise (`~50만`, `현철중검~50만`) it may mark the end of a
 * range.
 */
const TONE = /[가-힣ㄱ-ㅎㅏ-ㅣa-z][~∼〜]+\s$|(?:[다당닷요여용염유팜팝삼삽처]|[ㅋㅎㅍㅅㅠㅜ])[~∼〜]+$/;
const LONGEST_WAVE = 12;

function isPartOfAnother(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_WAVE), at);
  return CUT_OFF.test(before) || (AFTER_WAVE.test(before) && !TONE.test(before));
}

function parsePer(run: string, found: (number: ShoutNumber, more: number) => FoundNumber, more: number): FoundNumber {
  const value = parseQuantity(run);
  return found(value === null ? { kind: 'price', value: null } : { kind: 'per', value }, more);
}

/** Null below 1000 without a unit: the unit is ambiguous. */
function parsePrice(run: string): number | null {
  const value = readAmount(run, MAX_PRICE);
  const isBare = /^[\d,.\s]+$/.test(run);
  return value === null || (isBare && value < 1000) ? null : value;
}

function spokenAmountAt(text: string, at: number): FoundNumber | undefined {
  const found = koreanAmountAt(text, at);
  const value = found === undefined ? null : readAmount(found, MAX_PRICE);
  if (found === undefined || value === null) return undefined;
  const more =
    lengthAt(AFTER_DIGITS.won, text, at + found.length) || lengthAt(AFTER_DIGITS.vague, text, at + found.length);
  return { number: { kind: 'price', value: more > 0 ? null : value }, length: found.length + more };
}
