/** Ratios near one, of 원 to game money: `0.95` is 9,500 원 for 만. */
const RATIO =
  '(?<![\\d.,])(?:0[.,][5-9]\\d?|1[.,][0-5]\\d?)(?!\\d|[.,]\\d| ?(?:만|억|천|전|개|장|병|배|퍼|%|버전|분|시|층|렙|차))';
/** Gap of a few words or marks, without a full stop or a line break. */
const NEAR = '[^\\d\\n.,:]{0,10}';
/** Slang for cash that is also an item of the game or an ordinary word. */
const ACORNS = '(?<![가-힣ㄱ-ㅎ])(?:도토리|도톨(?!이)|ㄷㅌㄹ(?![ㄱ-ㅎ]))';
/** The lookahead limits the lookbehind to places where the word begins, which bounds the matching time. */
const BESIDE_ANOTHER = '(?=도토리|도톨|ㄷㅌㄹ)(?<=[가-힣]{2}[^\\n]{0,30})';
/**
 * The word may follow 두- or its tense form. Escaped, because the site's fonts are subset to the letters in its code,
 * and these occur nowhere else.
 */
const COOKIE = '(?:두|\\uB69C)?\\uCAC0쿠';
const STAND_INS = `(?:${ACORNS}|${COOKIE}|(?<![가-힣])콩(?![가-힣])|(?<![가-힣])그거로)`;
const GAME_MONEY = '(?:바돈|바람돈|바람금전)';
/** Start of an offer of game money: nothing else is offered before it, for which it could be the payment. */
const OFFER_BEGINS =
  '(?:^|[/\\n])[^가-힣a-z\\d/\\n]{0,3}(?:[ㅍㅅ]{1,3}|팝니다|삽니다|팜|삼|급처|판매|구매)?[^가-힣a-z\\d/\\n]{0,3}';
const TAKEN = '(?:받(?:아|음|습|는|고)|가능|ㄱㄴ|됨|됩니다|돼요|환영|ㅇㅋ)';
const SOLD = '(?:팝|팜|팔(?:아|어|게)|삽|삼(?![가-힣])|사요|판매|구매|매입)';
const NO_COUNT = '(?! ?(?:개|명|시|분|층|번|입))';

export const SLANG_PATTERNS: readonly RegExp[] = [
  // 도토리 0.95, 0.95 도톨
  new RegExp(`${STAND_INS}${NEAR}${RATIO}`, 'g'),
  new RegExp(`${RATIO}${NEAR}${STAND_INS}`, 'g'),
  // As payment for another item: 현철중검 팝니다 도토리로 받아요
  new RegExp(`${BESIDE_ANOTHER}${ACORNS} ?(?:으?로|도|만)? ?(?:만 ?)?${TAKEN}`, 'g'),
  new RegExp(`${BESIDE_ANOTHER}${ACORNS} ?(?:으?로|만) ?(?:만 ?)?${SOLD}`, 'g'),
  // No item of the game has such a name, so this needs less context.
  new RegExp(`${COOKIE} ?(?:으?로|도|만)? ?(?:만 ?)?(?:\\d+${NO_COUNT}(?!\\d)|${TAKEN}|${SOLD})`, 'g'),
  new RegExp(`\\d[\\d.,]* ?(?:만 ?)?${COOKIE}(?![가-힣]{3})`, 'g'),
  // 27콩, 콩 27 받음
  /\d+(?:[.,]\d+)? ?콩(?=[^가-힣]|$|에|으?로|이[^가-힣]|가능|받|팝|팜|팔|삽|삼|사요|판매|구매|부터|정도|주[세시고])/g,
  new RegExp(`(?<![가-힣])콩 ?\\d+ ?(?:${TAKEN}|에 ?${SOLD})`, 'g'),
  // Game money that is for sale or not accepted; 300 (바돈) and 바돈으로 are ordinary prices.
  new RegExp(`(?<![가-힣])${GAME_MONEY} ?(?:x(?![a-z])|노(?![가-힣])|안 ?(?:받|돼|됨|됩)|불가|ㄴㄴ|사절)`, 'g'),
  new RegExp(`${OFFER_BEGINS}${GAME_MONEY} ?(?:\\d[\\d.,]* ?(?:억|만|천)? ?(?:어치 ?)?)?${SOLD}`, 'g'),
  new RegExp(`${OFFER_BEGINS}${GAME_MONEY}${NEAR}${RATIO}`, 'g'),
  new RegExp(`${OFFER_BEGINS}${RATIO}${NEAR}${GAME_MONEY} ?${SOLD}`, 'g'),
];
