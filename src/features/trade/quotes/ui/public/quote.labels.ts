import { ALL_SERVERS } from '#shared/all-servers.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { ItemQuotes, Quote } from '../../quote.contract.ts';
import { MIN_QUOTE_PLAYERS, MIN_RANGE_PLAYERS } from '../../quote.limits.ts';

const CONFIDENCE = {
  none: { level: 0, word: '자료 없음' },
  low: { level: 1, word: '낮음' },
  medium: { level: 2, word: '보통' },
  high: { level: 3, word: '높음' },
} as const;

export function formatConfidence(quote: Pick<Quote, 'confidence'>): (typeof CONFIDENCE)[Quote['confidence']] {
  return CONFIDENCE[quote.confidence];
}

export const NO_QUOTE_LABEL = '시세 없음';
export const EXCLUDED_LABEL = '시세 제외';
export const FAR_OFF_LABEL = '시세와 동떨어짐';
export const ALL_SERVERS_LABEL = ALL_SERVERS;

export const THIN_LABEL = '자료 적음';

type Players = Pick<Quote, 'players'>;

/** Returns the name of the figure: it is a quote only with at least three players. */
export function figureName({ players }: Players): string {
  return isFew({ players }) ? `매물가 (${players}건)` : '시세';
}

/** Whether there is a figure, but with too few players for a quote. */
export function isFew({ players }: Players): boolean {
  return players > 0 && players < MIN_QUOTE_PLAYERS;
}

export function isThin({ players }: Players): boolean {
  return players < MIN_RANGE_PLAYERS;
}

export type Direction = 'up' | 'down' | 'same';

/** 0.032 is +3.2 %: ▲▼ and one decimal. */
export function formatChange(change: number): { text: string; direction: Direction } {
  const tenths = Math.round(Math.abs(change) * 1000);
  const text = `${Math.floor(tenths / 10)}.${tenths % 10}%`;
  if (tenths === 0) return { text, direction: 'same' };
  return change > 0 ? { text: `▲${text}`, direction: 'up' } : { text: `▼${text}`, direction: 'down' };
}

/** Ratio above which a multiple is shown instead of a percentage. */
const MANY_TIMES = 3;

/** Compares a price with its quote, in whole percent or as a multiple, so that the same figure appears everywhere. */
export function computeDistance(price: number, median: number): { times: string } | { percent: number } {
  const times = price / median;
  if (times <= MANY_TIMES) return { percent: Math.round((times - 1) * 100) };
  return { times: times < 10 ? `${times.toFixed(1).replace(/\.0$/, '')}배` : `${formatDigits(Math.round(times))}배` };
}

/** Percent with sign, never −0 %; large ratios as a multiple, `39배`. */
export function formatRatio(price: number, median: number): { text: string; direction: Direction } {
  const distance = computeDistance(price, median);
  if ('times' in distance) return { text: distance.times, direction: 'up' };
  const { percent } = distance;
  if (percent === 0) return { text: '±0%', direction: 'same' };
  return percent > 0 ? { text: `+${percent}%`, direction: 'up' } : { text: `−${-percent}%`, direction: 'down' };
}

export interface LastDeal {
  price: number;
  at: string;
  isThin: boolean;
}

export function findLastDeal({ sell, buy }: Pick<ItemQuotes, 'sell' | 'buy'>): LastDeal | null {
  const deals = [sell, buy].flatMap(({ lastPrice, lastAt, players }) =>
    lastPrice === null || lastAt === null ? [] : [{ price: lastPrice, at: lastAt, isThin: isThin({ players }) }],
  );
  deals.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return deals[0] ?? null;
}

/** Sums the deals of both sides. */
export function countDeals({ sell, buy }: Pick<ItemQuotes, 'sell' | 'buy'>): number {
  return sell.deals + buy.deals;
}

/** Returns the quote of the selling side, otherwise of the buying side; null without a figure. */
export function leadingQuote({ sell, buy, excluded }: ItemQuotes): Quote | null {
  const leading = sell.median === null ? buy : sell;
  return excluded || leading.median === null ? null : leading;
}

/** Returns the selling median, otherwise the buying one, if enough players make it a quote. Null: 시세 없음 or 시세 제외. */
export function findMedian({ sell, buy, excluded }: ItemQuotes): number | null {
  const quoted = [sell, buy].find((quote) => quote.median !== null && !isFew(quote));
  return excluded ? null : (quoted?.median ?? null);
}
