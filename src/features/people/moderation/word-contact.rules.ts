import { digitsFrom, type FoundDigits } from './word-digits.rules.ts';

const ENDINGS =
  'com|net|org|kr|co|io|me|gg|tv|cc|to|ly|xyz|top|shop|site|store|club|info|link|live|bet|vip|app|dev|biz|asia|online|space|website|page|chat|life|fun';
/** Endings that are also words, so that only a path behind them makes an address. */
const ENDINGS_WITH_PATH = 'gle|us|ee|do|gl|la|gd|im|be|ws|sh|st|so|id|in|ru|cn|jp';
/** Top-level domains as spoken in Korean. */
const SPOKEN_ENDINGS = '컴|콤|넷|케이알|오알지';
const SPOKEN_DOTS = '닷|쩜|점|도트|(?<= )dot(?= )';
const LABEL = '(?<![a-z0-9])[a-z0-9-]{2,63}';
const END = '(?![a-z0-9가-힣])';
const MAILS = '네이버|지메일|다음|한메일|핫메일|네이트|naver|gmail|daum|hanmail|nate|kakao|hotmail|outlook|icloud';

/** Web and mail addresses, and invitation links. */
export const URL_PATTERNS: readonly RegExp[] = [
  /(?:https?|hxxps?) ?: ?\/{1,2}/g,
  /(?<![a-z0-9])t ?\. ?me ?\//g,
  /(?<![a-z])w ?w ?w ?[.,] ?[a-z0-9]/g,
  new RegExp(`${LABEL} ?\\.{1,3} ?(?:${ENDINGS})(?![a-z0-9])`, 'g'),
  new RegExp(`${LABEL} ?\\. ?(?:${ENDINGS_WITH_PATH}) ?/ ?[a-z0-9]`, 'g'),
  new RegExp(`(?<![a-z0-9])(?:[a-z0-9] ){3,30}?[a-z0-9] ?\\. ?(?:${ENDINGS})(?![a-z0-9])`, 'g'),
  new RegExp(`[가-힣]\\.(?:${ENDINGS})(?![a-z0-9])`, 'g'),
  /(?:닷|쩜|점) ?(?:컴|넷|콤|com|net|kr)(?![가-힣])/g,
  // abc[.]com, abc(dot)com, abc 닷 kr, abc,com
  new RegExp(
    `[a-z0-9가-힣-] ?[([{<]{1,2} ?(?:\\.|,|dot|닷|쩜|점) ?[)\\]}>]{1,2} ?(?:${ENDINGS}|${SPOKEN_ENDINGS})${END}`,
    'g',
  ),
  new RegExp(`${LABEL} ?(?:${SPOKEN_DOTS}) ?(?:${ENDINGS}|${SPOKEN_ENDINGS})${END}`, 'g'),
  new RegExp(`(?<![a-z0-9])[a-z][a-z0-9-]{2,62} ?, ?(?:com|net|kr|gg)${END}`, 'g'),
  new RegExp(`[가-힣a-z0-9] ?(?:닷|쩜|\\.) ?(?:지지|${SPOKEN_ENDINGS})(?![가-힣])`, 'g'),
  /[a-z] ?\. ?(?:c o ?m|co m)(?![a-z])/g,
  // bit점ly슬래시abc
  /(?:슬래[시쉬]) ?[a-z0-9][a-z0-9_-]{2,}/g,
  // discord.gg without its dot, gg/abcd
  /(?:discord|디스코드|디코) ?(?:[.,/ ]|점|쩜|닷)? ?(?:gg(?![a-z])|지지(?![가-힣]))/g,
  /(?<![a-z0-9])gg ?[/\\] ?[a-z0-9]{4,}/g,
  /(?<![a-z])open ?[.,]? ?kakao(?![a-z])/g,
  new RegExp(
    `(?<![a-z0-9._-])[a-z0-9][a-z0-9._-]{2,40} ?(?:@|골뱅이|[([] ?(?:at|앳|골뱅이) ?[)\\]]| at ) ?(?:${MAILS})(?![a-z])`,
    'g',
  ),
  /(?:네이버|지메일|다음|한메일|gmail|naver) ?(?:메일|아이디)? ?(?:주소)?[ :=은는]{0,2}(?=[a-z0-9._-]{0,31}[a-z])[a-z0-9][a-z0-9._-]{3,}/g,
];

/** Account names on other services: `@abcd`, `abcd#1234`, `톡 abcd`. */
export const HANDLE_PATTERNS: readonly RegExp[] = [
  /(?<![가-힣])톡[ :은는]{0,2}(?=[a-z0-9_.]{0,31}[a-z])[a-z0-9][a-z0-9_.]{3,31}/g,
  /(?<![a-z0-9._-])@ ?[a-z][a-z0-9_.]{3,31}/g,
  /(?<![가-힣a-z0-9_.#])[가-힣a-z0-9_.]{2,32} ?#\d{4}(?!\d)/g,
];

export const ID_PATTERNS: readonly RegExp[] = [
  /@ ?[a-z0-9_.]{3,32}/g,
  /(?<![a-z0-9])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g,
  /(?<![a-z0-9_.])(?=[a-z0-9_.-]{0,31}[a-z])[a-z0-9][a-z0-9_.-]{3,31}(?![a-z0-9])/g,
];

/** Phone numbers given in parts: `010 빼고 1234…`, `번호 뒷자리 1234 가운데 5678`. */
export const SPLIT_PHONE_PATTERNS: readonly RegExp[] = [
  /(?:010|[공영]일[공영]|01[공영]).{0,6}?(?:빼고|빼구|붙이|붙여|생략|다음에?) ?[\d가-힣]/g,
  /번호.{0,8}?(?:뒷자리|뒷번호|가운데|끝자리).{0,12}?\d{4}/g,
];

const ACCOUNT = /(?<![\d-])(?!01[016789]-)\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,6})?(?![\d-])/g;
const BANK =
  /(?:국민|농협|신한|기업|카뱅|카카오뱅크|토스뱅크|토뱅|토스|케이뱅크|케뱅|새마을금고|새마을|우체국|신협|수협|우리은행|하나은행|우리|하나|대구은행|부산은행|광주은행|전북은행|경남은행|제일은행|씨티은행|sc제일)(?:은행)?[ :)\]]{0,3}/g;
const MIN_ACCOUNT_DIGITS = 10;
const MAX_ACCOUNT_DIGITS = 16;

/** `110-123-456789`, or a bank and its digits however they are written. */
export function findAccounts(text: string): FoundDigits[] {
  const numbers = [...text.matchAll(ACCOUNT)]
    .filter(([number]) => isAccountLong(number))
    .map(({ 0: number, index }) => ({ from: index, to: index + number.length }));
  const named = [...text.matchAll(BANK)].flatMap(({ 0: bank, index }) => {
    const digits = digitsFrom(text, index + bank.length, MIN_ACCOUNT_DIGITS);
    return digits ? [{ from: index, to: digits.to }] : [];
  });
  return [...numbers, ...named];
}

/** Dates, scores and price ranges have fewer digits. */
function isAccountLong(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= MIN_ACCOUNT_DIGITS && length <= MAX_ACCOUNT_DIGITS;
}
