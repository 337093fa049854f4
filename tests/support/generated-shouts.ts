import { type Random, seededRandom } from '#demo/random.ts';
import { MAX_AMOUNT } from '#shared/korean/amount.ts';

export interface GeneratedShout {
  text: string;
  tradeType: 1 | 2;
  name: string;
  /** 전 per piece; null: the text does not say it, and nobody could. */
  price: number | null;
  quantity: number | null;
}

type List = readonly [string, ...string[]];

const SELL_BEFORE: List = [
  'ㅍ',
  'ㅍㅍ',
  'ㅍㅍㅍ',
  'ㅍ)',
  '[ㅍ]',
  '팝니다',
  '팝니다)',
  '[팝]',
  '[팝니다]',
  '팜',
  '팜)',
  '판매',
  '급처',
  '<팝니다>',
];
const SELL_AFTER: List = [
  'ㅍ',
  'ㅍㅍ',
  '팝니다',
  '팝니당',
  '팜',
  '팜니다',
  '팔아요',
  '팔아여',
  '판매합니다',
  '판매중',
  '팝',
  '사주세요',
  '사실분',
  '사가실 분',
  '사주실분',
  '급처합니다',
];
const BUY_BEFORE: List = [
  'ㅅ',
  'ㅅㅅ',
  'ㅅ)',
  '[ㅅ]',
  '삽니다',
  '삽니다)',
  '[삽]',
  '[삽니다]',
  '삽',
  '삼)',
  '구매',
  '매입',
  '<삽니다>',
];
const BUY_AFTER: List = [
  'ㅅ',
  '삽니다',
  '삽니당',
  '삼',
  '삽',
  '사요',
  '사여',
  '구매합니다',
  '구합니다',
  '구해요',
  '매입합니다',
  '파실분',
  '팔아주실분',
  '팔아주실 분',
  '팔아주세요',
];
const TAILS: List = [
  '',
  '',
  '',
  '',
  ' 귓',
  ' 귓주세요',
  ' 쿨거래',
  '~',
  '!!',
  ' ㅎㅎ',
  ' 흥정ㄱㄴ',
  ' 흥정x',
  ' 인증가능',
  ' 12채널',
  ' 국내성',
  ' 8시부터',
  ' 저녁 9시까지',
  ' 21:30 이후',
  ' 10분 뒤',
  ' 99렙 이상',
  ' 선불',
  ' 급해요',
  ' ♥',
];
const HEADS: List = ['', '', '', '', '', '[외치기] 홍길동: ', '12채널 ', '★ ', '8시부터 ', '급) '];
const COUNTERS: List = ['개', '개', '개', '장', ' 개', 'ea'];
const SPOKEN_COUNTS: readonly (readonly [string, number])[] = [
  ['백장', 100],
  ['백개', 100],
  ['열개', 10],
  ['열장', 10],
  ['두개', 2],
  ['세개', 3],
  ['다섯장', 5],
  ['스무개', 20],
  ['서른개', 30],
  ['쉰장', 50],
  ['오십개', 50],
  ['이백개', 200],
  ['오백장', 500],
  ['천개', 1000],
];
const DIGITS = '영일이삼사오육칠팔구';

/** The names that players type: as it stands, without apostrophes, without 의. */
function spokenName(random: Random, name: string): string {
  const variant = random.next();
  if (variant < 0.15) return name.replaceAll("'", '');
  if (variant < 0.35) {
    const short = name.replace(/(?<=.)의(?=.)/, '');
    if (short.length >= 3) return short;
  }
  return name;
}

function spoken(count: number): string {
  let text = '';
  for (const [size, unit] of [
    [1000, '천'],
    [100, '백'],
    [10, '십'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(count / size) % 10;
    if (digit > 0) text += (digit === 1 && unit !== '' ? '' : DIGITS.charAt(digit)) + unit;
  }
  return text;
}

const group = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Every way in which players write this price; each is read by contract §5. */
export function spellingsOf(price: number): [string, ...string[]] {
  const eok = Math.floor(price / 1e8);
  const man = Math.floor(price / 1e4) % 1e4;
  const rest = price % 1e4;
  const [last, ...all] = [
    ...(price >= 1000 ? [String(price), group(price)] : [`${price}전`]),
    ...plainUnits(eok, man, rest),
    ...roundUnits(eok, man, rest),
  ];
  return [last ?? String(price), ...all];
}

function plainUnits(eok: number, man: number, rest: number): string[] {
  const parts = [
    ...(eok > 0 ? [`${eok}억`] : []),
    ...(man > 0 ? [`${man}만`] : []),
    ...(rest > 0 ? [rest % 1000 === 0 ? `${rest / 1000}천` : `${rest}전`] : []),
  ];
  if (parts.length === 0) return [];
  if (eok > 0 && man === 0 && rest > 0) return [parts.join(' ')];
  return [
    parts.join(''),
    parts.join(' '),
    ...(rest % 1000 === 0 ? [`${parts.join('')}전`] : []),
    ...(rest >= 1000 && man > 0 ? [`${parts.slice(0, -1).join('')}${rest}`] : []),
  ];
}

function roundUnits(eok: number, man: number, rest: number): string[] {
  const texts: string[] = [];
  if (rest === 0 && man > 0 && eok > 0 && man % 1000 === 0)
    texts.push(
      `${eok}억${man / 1000}천`,
      `${eok}억${man / 1000}`,
      `${eok}.${man / 1000}억`,
      `${eok}억 ${man / 1000}천만`,
    );
  if (rest === 0 && eok === 0 && man >= 1000 && man % 1000 === 0)
    texts.push(`${man / 1000}천만`, `${man / 1000}천 만`, `${man / 1000} 천만`);
  if (rest === 0 && eok === 0 && man >= 100 && man < 1000 && man % 100 === 0)
    texts.push(`${man / 100}백만`, `${man / 100}백 만`);
  if (rest === 0 && eok === 0 && man >= 10 && man < 100 && man % 10 === 0)
    texts.push(`${man / 10}십만`, `${man / 10}십 만`);
  if (rest === 0 && eok === 0 && man >= 1000 && man % 100 === 0 && man % 1000 > 0) texts.push(`${man / 1000}천만`);
  if (rest === 0 && eok === 0 && man > 0) texts.push(`${man} 만`, `${group(man)}만`);
  if (rest === 0 && eok === 0 && man > 20 && man % 10 === 0) texts.push(`${spoken(man)}만`);
  if (eok === 0 && man > 0 && man < 100 && rest > 0 && rest % 1000 === 0)
    texts.push(`${man}만${rest / 1000}`, `${man}.${rest / 1000}만`);
  if (eok > 0 && man === 0 && rest === 0) texts.push(`${eok} 억`, `${spoken(eok)}억`);
  return texts.filter((text) => !/^.?[억만천]/.test(text) || /^\d/.test(text));
}

function somePrice(random: Random): number {
  const digits = random.pick(['1', '2', '5', '12', '15', '35', '48', '125', '300', '1234', '7', '9']);
  const size = 10 ** random.between(0, 8);
  return Math.min(Math.max(Number(digits) * size, 100), MAX_AMOUNT);
}

const PREFIXED = ['', '', '가격 ', ': ', '- ', '/ ', '='] as const satisfies List;

function shoutOf(random: Random, names: List): GeneratedShout {
  const tradeType = random.chance(0.55) ? 1 : 2;
  const name = random.pick(names);
  const price = somePrice(random);
  const written = random.pick(spellingsOf(price));
  const typed = spokenName(random, name);
  const before = random.pick(tradeType === 1 ? SELL_BEFORE : BUY_BEFORE);
  const after = random.pick(tradeType === 1 ? SELL_AFTER : BUY_AFTER);
  const made = layoutOf(random, { typed, written, price, before, after, other: random.pick(names), tradeType });
  return { tradeType, name, ...made, text: random.pick(HEADS) + made.text + random.pick(TAILS) };
}

interface Words {
  typed: string;
  written: string;
  price: number;
  before: string;
  after: string;
  other: string;
  tradeType: 1 | 2;
}

function layoutOf(random: Random, words: Words): Pick<GeneratedShout, 'text' | 'price' | 'quantity'> {
  const { typed, written, price, before, after, other, tradeType } = words;
  const single = (text: string) => ({ text, price, quantity: null });
  const separator = random.pick(PREFIXED);
  const layout = random.between(0, 19);
  switch (layout) {
    case 0:
    case 1:
    case 2:
    case 3:
      return single(`${before} ${typed} ${separator}${written}`);
    case 4:
    case 5:
      return single(`${typed} ${written} ${after}`);
    case 6:
      return single(`${typed} ${after} ${written}`);
    case 7:
      return single(`${typed} ${written}에 ${after}`);
    case 8:
      return single(`${before} ${typed}(${written})`);
    case 9:
      return single(
        /^\d/.test(written) && !/\d$/.test(typed) ? `${before}${typed}${written}` : `${before} ${typed} ${written}`,
      );
    case 10:
      return single(`${before} ${written} ${typed}`);
    case 11:
      return single(
        tradeType === 1 ? `[팝] ${typed} ${written} [삽] ${other}` : `[삽] ${typed} ${written} [팝] ${other}`,
      );
    case 12:
      return single(`${before} ${typed} ${written}${random.pick([' / ', ', '])}${other}`);
    default:
      return countedOf(random, words);
  }
}

function countedOf(random: Random, { typed, written, price, before, after }: Words) {
  const isSpoken = random.chance(0.4);
  const [spokenCount, spokenNumber] = SPOKEN_COUNTS[random.between(0, SPOKEN_COUNTS.length - 1)] ?? ['백개', 100];
  const plain = random.between(2, 300);
  const quantity = isSpoken ? spokenNumber : plain;
  const count = isSpoken ? spokenCount : `${plain}${random.pick(COUNTERS)}`;
  const counted = (text: string, each: number | null = price) => ({ text, price: each, quantity });
  const total = price * quantity;
  const fits = total <= MAX_AMOUNT;
  const divided = price % quantity === 0 ? price / quantity : null;
  switch (random.between(0, 8)) {
    case 0:
      return counted(`${before} ${typed} ${count} 개당 ${written}`);
    case 1:
      return counted(`${typed} ${count} 개당${written} ${after}`);
    case 2:
      return fits
        ? counted(`${before} ${typed} ${count} ${random.pick(spellingsOf(total))} (개당 ${written})`)
        : counted(`${before} ${typed} ${count} (개당 ${written})`);
    case 3:
      return counted(`${before} ${typed} ${count} 일괄 ${written}`, divided);
    case 4:
      return counted(`${before} ${typed} ${count} ${written}`, null);
    case 5:
      return counted(`${typed} ${written} ${count} ${after}`, null);
    case 6:
      return counted(`${before} ${typed} ${count} ${written}씩`);
    case 7:
      return { text: `${before} ${typed} 장당 ${written}`, price, quantity: null };
    default:
      return { text: `${before} ${typed} ${written}원`, price: null, quantity: null };
  }
}

/** Shouts of real names, the same for the same seed. */
export function generatedShouts(names: List, { count, seed }: { count: number; seed: number }): GeneratedShout[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => shoutOf(random, names));
}
