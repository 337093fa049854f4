import { normalize } from '#shared/korean/normalize-text.ts';

export const SHAPES = ['url', 'phone', 'account'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Span {
  from: number;
  to: number;
}

const ENDINGS =
  'com|net|org|kr|co|io|me|gg|tv|cc|to|ly|xyz|top|shop|site|store|club|info|link|live|bet|vip|app|dev|biz';
const PATTERNS: Readonly<Record<Shape, readonly RegExp[]>> = {
  url: [
    /(?:https?|hxxps?) ?: ?\/{1,2}/g,
    /(?<![a-z0-9])t ?\. ?me ?\//g,
    /(?<![a-z])www ?[.,] ?[a-z0-9]/g,
    new RegExp(`(?<![a-z0-9])[a-z0-9-]{2,63} ?\\.{1,3} ?(?:${ENDINGS})(?![a-z0-9])`, 'g'),
    new RegExp(`[가-힣]\\.(?:${ENDINGS})(?![a-z0-9])`, 'g'),
    /(?:닷|쩜|점) ?(?:컴|넷|콤|com|net|kr)(?![가-힣])/g,
  ],
  // 010-1234-5678, o1o 1234 5678, 공일공…
  phone: [
    /(?<![\da-z,.])[0o][1il][016789o][-. _~)/]{0,3}[0-9o]{3,4}[-. _~/]{0,3}[0-9o]{4}(?![\d만억천,])/g,
    /[공영]일[공영][-. _~]{0,3}[공영일이삼사오육륙칠팔구]{3,4}[-. _~]{0,3}[공영일이삼사오육륙칠팔구]{4}/g,
  ],
  account: [
    /(?<![\d-])(?!01[016789]-)\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,6})?(?![\d-])/g,
    /(?:국민|농협|신한|기업|카뱅|카카오뱅크|토스뱅크|케이뱅크|새마을금고|우체국|신협|수협|우리은행|하나은행) {0,2}(?:은행)?[ :]{0,2}\d[\d -]{8,20}\d/g,
  ],
};
const MIN_ACCOUNT_DIGITS = 10;
const MAX_ACCOUNT_DIGITS = 16;

export function findShape(shape: Shape, text: string): Span | undefined {
  const normalized = normalizeEachCharacter(text);
  for (const pattern of PATTERNS[shape]) {
    for (const match of normalized.matchAll(pattern)) {
      const found = match[0];
      if (shape === 'account' && !isAccountLong(found)) continue;
      return { from: match.index, to: match.index + found.length };
    }
  }
  return undefined;
}

/** Dates, scores and price ranges have fewer digits. */
function isAccountLong(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= MIN_ACCOUNT_DIGITS && length <= MAX_ACCOUNT_DIGITS;
}

/** Half width, lower case, plain hyphens and spaces. One character each, so that positions match the source. */
function normalizeEachCharacter(text: string): string {
  let normalized = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    const plain = normalize(char).toLowerCase();
    normalized += plain.length === 1 ? simple(plain) : char;
  }
  return normalized;
}

function simple(char: string): string {
  if (/\s/.test(char)) return ' ';
  if (/[\u2010-\u2015\u2212ー]/.test(char)) return '-';
  return char === '。' || char === '·' || char === '․' ? '.' : char;
}
