import { normalize } from '#shared/korean/normalize-text.ts';
import { isRate, MONEY_WORDS, RATE_PATTERNS, RATIO_PATTERNS } from './word-rate.rules.ts';

/**
 * `rate`: game money priced in real money; `ratio`: any `1:8`; `money`: a word for game money, `sale`: one that is sold
 * or bought; `id`: a name in a messenger; `won`: `3마넌`.
 */
export const SHAPES = ['url', 'phone', 'account', 'id', 'money', 'sale', 'ratio', 'rate', 'won'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Span {
  from: number;
  to: number;
}

/** A text without unseen characters, and where each of its characters stands in the source. */
export interface PlainSource {
  text: string;
  places: readonly number[];
}

const ENDINGS =
  'com|net|org|kr|co|io|me|gg|tv|cc|to|ly|xyz|top|shop|site|store|club|info|link|live|bet|vip|app|dev|biz';
const NUMERALS = '[공영일이삼사오육륙칠팔구]';
const PATTERNS: Readonly<Record<Shape, readonly RegExp[]>> = {
  url: [
    /(?:https?|hxxps?) ?: ?\/{1,2}/g,
    /(?<![a-z0-9])t ?\. ?me ?\//g,
    /(?<![a-z])www ?[.,] ?[a-z0-9]/g,
    new RegExp(`(?<![a-z0-9])[a-z0-9-]{2,63} ?\\.{1,3} ?(?:${ENDINGS})(?![a-z0-9])`, 'g'),
    new RegExp(`(?<![a-z0-9])(?:[a-z0-9] ){3,30}?[a-z0-9] ?\\. ?(?:${ENDINGS})(?![a-z0-9])`, 'g'),
    new RegExp(`[가-힣]\\.(?:${ENDINGS})(?![a-z0-9])`, 'g'),
    /(?:닷|쩜|점) ?(?:컴|넷|콤|com|net|kr)(?![가-힣])/g,
  ],
  // 010-1234-5678, o1o 1234 5678, 공일공…
  phone: [
    /(?<![\da-z,.])[0o][1il][016789o][-. _~)/]{0,3}[0-9o]{3,4}[-. _~/]{0,3}[0-9o]{4}(?![\d만억천,])/g,
    new RegExp(`[공영]일[공영][-. _~]{0,3}${NUMERALS}{3,4}[-. _~]{0,3}${NUMERALS}{4}`, 'g'),
  ],
  account: [
    /(?<![\d-])(?!01[016789]-)\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,6})?(?![\d-])/g,
    /(?:국민|농협|신한|기업|카뱅|카카오뱅크|토스뱅크|케이뱅크|새마을금고|우체국|신협|수협|우리은행|하나은행) {0,2}(?:은행)?[ :]{0,2}\d[\d -]{8,20}\d/g,
  ],
  id: [
    /@ ?[a-z0-9_.]{3,32}/g,
    /(?<![a-z0-9])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g,
    /(?<![a-z0-9_.])(?=[a-z0-9_.]{0,31}[a-z])[a-z0-9][a-z0-9_.]{3,31}(?![a-z0-9])/g,
  ],
  money: [new RegExp(MONEY_WORDS, 'g')],
  sale: [
    new RegExp(
      `(?:${MONEY_WORDS}) ?(?:\\d[\\d,.]* ?[억만]? ?)?(?:대량 ?|다량 ?)?(?:팜|팝|팔아|팔어|판매|판다|삽|삼(?![가-힣])|사요|삽니다|매입|구매|구입|구합|구해|도매)`,
      'g',
    ),
    new RegExp(`(?:팜|팝니다|삽니다|판매|매입) ?[:)\\]] ?(?:${MONEY_WORDS})`, 'g'),
  ],
  ratio: RATIO_PATTERNS,
  rate: RATE_PATTERNS,
  won: [/(?:\d|[일이삼사오육칠팔구십백천]) ?(?:[마만][넌눤논언]|[처천][넌눤논언])(?![가-힣]{2})/g],
};
const MIN_ACCOUNT_DIGITS = 10;
const MAX_ACCOUNT_DIGITS = 16;

export function findShapes(shape: Shape, { text, places }: PlainSource): Span[] {
  const found: Span[] = [];
  for (const pattern of PATTERNS[shape]) {
    for (const match of text.matchAll(pattern)) {
      if (shape === 'account' && !isAccountLong(match[0])) continue;
      if (shape === 'rate' && !isRate(match)) continue;
      const end = match.index + match[0].length;
      found.push({ from: places[match.index] ?? 0, to: (places[end - 1] ?? 0) + 1 });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

/** Dates, scores and price ranges have fewer digits. */
function isAccountLong(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= MIN_ACCOUNT_DIGITS && length <= MAX_ACCOUNT_DIGITS;
}

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/u;

/** Half width, lower case, plain hyphens and spaces, nothing unseen. One character each, so that places can be named. */
export function plainSource(source: string): PlainSource {
  const places: number[] = [];
  let text = '';
  for (let index = 0; index < source.length; index++) {
    const char = source.charAt(index);
    if (UNSEEN.test(char)) continue;
    const plain = normalize(char).toLowerCase();
    text += plain.length === 1 ? simple(plain) : char;
    places.push(index);
  }
  return { text, places };
}

function simple(char: string): string {
  if (/\s/.test(char)) return ' ';
  if (/[\u2010-\u2015\u2212ー]/.test(char)) return '-';
  if (char === '：' || char === '∶' || char === '︰') return ':';
  return char === '。' || char === '·' || char === '․' ? '.' : char;
}
