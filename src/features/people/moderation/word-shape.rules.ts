import { CASH_PATTERNS, CURRENCY_PATTERNS, VOUCHER_PATTERNS } from './word-cash.rules.ts';
import {
  findAccounts,
  HANDLE_PATTERNS,
  ID_PATTERNS,
  SPLIT_PHONE_PATTERNS,
  URL_PATTERNS,
} from './word-contact.rules.ts';
import { type FoundDigits, findPhones } from './word-digits.rules.ts';
import { isRate, MONEY_PATTERNS, RATE_PATTERNS, RATIO_PATTERNS, SALE_PATTERNS } from './word-rate.rules.ts';
import { SLANG_PATTERNS } from './word-slang.rules.ts';
import { plainForm } from './word-text.rules.ts';

/**
 * `rate`: a price of game money in real money, or cash by a slang word; `ratio`: any `1:8`; `money`: a word for game
 * money; `sale`: such a word with an offer; `id`: any text that may be an account name; `handle`: one that is nothing
 * else; `won`: `3마넌`; `cash`: `현 1억8`, `현도 가능`; `voucher`: `문상 5만`.
 */
export const SHAPES = [
  'url',
  'phone',
  'account',
  'handle',
  'id',
  'money',
  'sale',
  'ratio',
  'rate',
  'won',
  'cash',
  'voucher',
] as const;
export type Shape = (typeof SHAPES)[number];

export interface Span {
  from: number;
  to: number;
}

/**
 * The text without invisible characters. `places` has the source position of each character, and at its end the
 * source's length.
 */
export interface PlainSource {
  text: string;
  places: readonly number[];
}

type Find = (text: string) => FoundDigits[];

const FIND: Readonly<Record<Shape, Find>> = {
  url: matching(URL_PATTERNS),
  phone: (text) => [...findPhones(text), ...matching(SPLIT_PHONE_PATTERNS)(text)],
  account: findAccounts,
  handle: matching(HANDLE_PATTERNS),
  id: matching(ID_PATTERNS),
  money: matching(MONEY_PATTERNS),
  sale: matching(SALE_PATTERNS),
  ratio: matching(RATIO_PATTERNS),
  rate: matching([...RATE_PATTERNS, ...SLANG_PATTERNS], isRate),
  won: matching(CURRENCY_PATTERNS),
  cash: matching(CASH_PATTERNS),
  voucher: matching(VOUCHER_PATTERNS),
};

function matching(patterns: readonly RegExp[], isMeant: (match: RegExpMatchArray) => boolean = () => true): Find {
  return (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(isMeant)
        .map(({ 0: found, index }) => ({ from: index, to: index + found.length })),
    );
}

export function findShapes(shape: Shape, { text, places }: PlainSource): Span[] {
  return FIND[shape](text)
    .map(({ from, to }) => ({ from: places[from] ?? 0, to: places[to] ?? 0 }))
    .sort((one, other) => one.from - other.from);
}

/** Normalises to half width, lower case, plain hyphens and spaces, without invisible characters. */
export function plainSource(source: string): PlainSource {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const char of source) {
    for (const letter of plainForm(char).toLowerCase()) {
      text += simple(letter);
      for (let unit = 0; unit < letter.length; unit++) places.push(at);
    }
    at += char.length;
  }
  return { text, places: [...places, at] };
}

function simple(char: string): string {
  if (/\s/.test(char)) return ' ';
  if (/[\u2010-\u2015\u2212ー]/.test(char)) return '-';
  if (char === '：' || char === '∶' || char === '︰') return ':';
  return char === '。' || char === '·' || char === '․' ? '.' : char;
}
