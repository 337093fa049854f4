/** Words for game money that do not match inside other words (`돈유합`, `멀면 머니까`). */
const MONEY_WORDS =
  '(?<![가-힣])금 ?전(?![적운함투사])|골드(?![가-힣])|골드(?=팜|팝|삽|판|매)|(?:겜|게임|바람) ?머니|(?<![가-힣])머니(?![까뭐머면가-힣])|(?<![가-힣])머니(?=팜|팝|삽|판|매)|(?:바람|사냥|겜|게임|바) ?돈(?![가-힣])|(?:바람|사냥|겜|게임|바) ?돈(?=팜|팝|삽|판|매)|(?<![가-힣])돈(?=[ \\d]|$|팜|팝|삽|판매)|엽전(?!뭉치)|은전(?![함뭉])|게임 ?머니';

export const MONEY_PATTERNS: readonly RegExp[] = [new RegExp(MONEY_WORDS, 'g')];
export const SALE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:${MONEY_WORDS}) ?(?:\\d[\\d,.]* ?[억만]? ?)?(?:대량 ?|다량 ?)?(?:팜|팝|팔아|팔어|판매|판다|삽|삼(?![가-힣])|사요|삽니다|매입|구매|구입|구합|구해|도매)`,
    'g',
  ),
  new RegExp(`(?:팜|팝니다|삽니다|판매|매입) ?[:)\\]] ?(?:${MONEY_WORDS})`, 'g'),
];

const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)';
const NO_PIECES = '(?! ?(?:개|장|병|마리|묶|세트|셋|명|인|번|%|퍼|층|렙|분|시간|\\d))';

/** Sums in 원; beside a sum of game money, they are its price. */
const PAID = '(?:(?<![\\d,.])\\d[\\d,.]{0,12} ?[만천]?|[만천]|[일이삼사오육칠팔구]?[천만]) ?(?:원|넌|언|won)';

/**
 * Prices of game money in real money: `1:8000`, `억당 8천`, `1억당 0.8`, `1억=8천원`, `만당 0.8원`. The named groups are what
 * `isRate` looks at.
 */
export const RATE_PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.,:가-힣a-z-])(?<left>\\d{1,3}) ?[억]? ?[:=] ?(?<right>${NUMBER}) ?(?<unit>천|만)?(?![\\d:])`,
    'g',
  ),
  new RegExp(`(?<![\\d.,:가-힣a-z-])(?<left>1) ?대 ?(?<right>${NUMBER}) ?(?<unit>천|만)?(?![\\d:])`, 'g'),
  new RegExp(`억 ?당 ?[:=]? ?${NUMBER} ?(?:천|처넌|천원|마넌|만 ?원|원)?${NO_PIECES}(?! ?[만억])`, 'g'),
  new RegExp(`억 ?당 ?[:=]? ?${NUMBER} ?만 ?원`, 'g'),
  /억 ?당 ?[:=]? ?(?:[일이삼사오육칠팔구]?[천처만마][원넌]?|[일이삼사오육칠팔구]천[일이삼사오육칠팔구]백)(?![가-힣])/g,
  new RegExp(`(?:만|천만|백만) ?당 ?${NUMBER} ?원`, 'g'),
  /억 ?(?:에|=|:|->)? ?(?:\d{1,2} ?천|\d{4,5}) ?원/g,
  // 만당 0.7, ㅁㅇ당 9천
  new RegExp(`(?<![가-힣\\d])(?:만|ㅁㅇ) ?당 ?[:=]? ?(?:0\\.\\d+|${NUMBER} ?(?:천|처넌))`, 'g'),
  // 만원당 100만, 천원당
  new RegExp(`(?:${PAID}) ?당|시간 ?당 ?(?:${PAID})`, 'g'),
  // 만원에 100만, 5천원 = 5000만
  new RegExp(
    `(?:${PAID}) ?(?:에|=|:|->|어치)? ?${NUMBER} ?(?:억|천만|백만|만)(?! ?(?:원|개|장|병|마리|묶|세트|셋))`,
    'g',
  ),
  // 1억에 만원, 100만당 오천원
  new RegExp(`(?:억|천만|백만|십만|만) ?전? ?(?:에|당|=|->) ?(?:${PAID})`, 'g'),
  new RegExp(`(?:천만|백만|\\d0 ?만) ?당 ?[:=]? ?${NUMBER}${NO_PIECES}(?! ?[만억])`, 'g'),
];
/** Ratios, which count as prices beside a word for money; times and shares are excluded (`8:30`, `1:1`). */
export const RATIO_PATTERNS: readonly RegExp[] = [
  /(?<![\d.:])(?![0-3] ?: ?[0-3](?![.\d]))(?!\d{1,2}:[0-5]\d(?!\d))\d+(?:\.\d+)? ?[:=] ?\d+(?:[.,]\d+)?/g,
  /(?<!\d)1 ?대 ?(?:0\.\d+|[4-9]\d*|\d{2,})/g,
];
const MIN_RATIO = 1000;
const UNIT: Readonly<Record<string, number>> = { 천: 1000, 만: 10_000 };

/** Returns false for scores, times and barter. From 1:1000 on, a ratio can only be a price. */
export function isRate({ groups }: RegExpMatchArray): boolean {
  const { left, right, unit } = groups ?? {};
  if (left === undefined || right === undefined) return true;
  const of = Number(left);
  const size = Number(right.replaceAll(',', '')) * (unit === undefined ? 1 : (UNIT[unit] ?? 1));
  return of > 0 && size / of >= MIN_RATIO;
}
