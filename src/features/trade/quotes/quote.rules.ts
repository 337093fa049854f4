import { DAY_MS } from '#shared/durations.ts';
import { acceptedAmong, ascending, changeBetween, quartileOf } from './price-statistics.rules.ts';
import type { Confidence, ItemQuotes, LeftOutReason, Quote } from './quote.contract.ts';

export interface PricedTrade {
  id: number;
  playerId: number;
  gameServer: number;
  side: 'sell' | 'buy';
  price: number | null;
  quantity: number;
  isCompleted: boolean;
  /** Waiting: last creation, bump or price change; completed: completion. */
  countedAt: number;
  /** Why it never counts; null: it may. */
  barred: LeftOutReason | null;
}

/** Excludes `from`, includes `to`. */
export interface Span {
  from: number;
  to: number;
}

export interface Judged<T extends PricedTrade = PricedTrade> {
  counted: T[];
  leftOut: { trade: T; reason: LeftOutReason }[];
}

export interface TradeFacts {
  price: number | null;
  isHidden: boolean;
  isDeleted: boolean;
  isSuspended: boolean;
  isExcludedByOperator: boolean;
  isExcludedByPoster: boolean;
}

export const NO_QUOTE: Quote = {
  median: null,
  p25: null,
  p75: null,
  low: null,
  high: null,
  players: 0,
  completed: 0,
  lastPrice: null,
  lastAt: null,
  change: null,
  confidence: 'none',
};

export function barredBy(facts: TradeFacts): LeftOutReason | null {
  if (facts.isHidden) return 'HIDDEN';
  if (facts.isDeleted) return 'DELETED';
  if (facts.isSuspended) return 'SUSPENDED';
  if (facts.price === null) return 'NO_PRICE';
  if (facts.isExcludedByOperator) return 'EXCLUDED_BY_OPERATOR';
  return facts.isExcludedByPoster ? 'EXCLUDED_BY_POSTER' : null;
}

export function isSeen({ barred }: PricedTrade): boolean {
  return barred !== 'HIDDEN' && barred !== 'DELETED' && barred !== 'SUSPENDED';
}

/** `days` × 24 hours that end now, and the same span before. */
export function spansOf(now: number, days: number): { current: Span; previous: Span } {
  const from = now - days * DAY_MS;
  return { current: { from, to: now }, previous: { from: from - days * DAY_MS, to: from } };
}

export function within<T extends PricedTrade>(trades: readonly T[], { from, to }: Span): T[] {
  return trades.filter(({ countedAt }) => countedAt > from && countedAt <= to);
}

export function judge<T extends PricedTrade>(trades: readonly T[]): Judged<T> {
  const counted: T[] = [];
  const leftOut: Judged<T>['leftOut'] = [];
  const latest: (T & { price: number })[] = [];
  const seen = new Set<number>();
  for (const trade of trades.toSorted(latestFirst)) {
    const { barred, playerId } = trade;
    if (barred !== null) leftOut.push({ trade, reason: barred });
    else if (!hasPrice(trade)) leftOut.push({ trade, reason: 'NO_PRICE' });
    else if (seen.has(playerId)) leftOut.push({ trade, reason: 'EARLIER_OF_SAME_PLAYER' });
    else {
      seen.add(playerId);
      latest.push(trade);
    }
  }
  const isAccepted = acceptedAmong(latest.map(({ price }) => price));
  for (const trade of latest) {
    if (isAccepted(trade.price)) counted.push(trade);
    else leftOut.push({ trade, reason: 'OUTLIER' });
  }
  return { counted, leftOut };
}

export function quoteOfCounted(counted: readonly PricedTrade[], medianBefore: number | null): Quote {
  const prices = sortedPrices(counted);
  const low = prices[0];
  const high = prices.at(-1);
  if (low === undefined || high === undefined) return NO_QUOTE;
  const completed = counted.filter(({ isCompleted }) => isCompleted);
  const last = completed.toSorted(latestFirst)[0];
  const median = quartileOf(prices, 2);
  return {
    median,
    p25: quartileOf(prices, 1),
    p75: quartileOf(prices, 3),
    low,
    high,
    players: prices.length,
    completed: completed.length,
    lastPrice: last?.price ?? null,
    lastAt: last ? new Date(last.countedAt).toISOString() : null,
    change: changeBetween(medianBefore, median),
    confidence: confidenceOf(prices.length),
  };
}

export function medianOfCounted(counted: readonly PricedTrade[]): number | null {
  const prices = sortedPrices(counted);
  return prices.length === 0 ? null : quartileOf(prices, 2);
}

export interface QuotesAt {
  sell: Quote;
  buy: Quote;
  /** Public trades of both sides in the window. */
  tradeCount: number;
  /** When the quote changes by time alone; null: never. */
  validUntil: number | null;
}

/** `trades`: those of the servers in question; may reach beyond both windows. */
export function quotesAt(trades: readonly PricedTrade[], { now, days }: { now: number; days: number }): QuotesAt {
  const spans = spansOf(now, days);
  const current = within(trades, spans.current);
  const previous = within(trades, spans.previous);
  const quoteOf = (wanted: PricedTrade['side']) => {
    const ofSide = ({ side }: PricedTrade) => side === wanted;
    const before = medianOfCounted(judge(previous.filter(ofSide)).counted);
    return quoteOfCounted(judge(current.filter(ofSide)).counted, before);
  };
  return {
    sell: quoteOf('sell'),
    buy: quoteOf('buy'),
    tradeCount: current.filter(isSeen).length,
    validUntil: nextPassage(trades, now, days),
  };
}

/** When the next trade enters a window, moves to the previous one, or leaves it. */
function nextPassage(trades: readonly PricedTrade[], now: number, days: number): number | null {
  let next = Number.POSITIVE_INFINITY;
  for (const { countedAt } of trades) {
    for (const windows of [0, 1, 2]) {
      const at = countedAt + windows * days * DAY_MS;
      if (at > now && at < next) next = at;
    }
  }
  return Number.isFinite(next) ? next : null;
}

export function shownQuotes(quotes: { sell: Quote; buy: Quote } | undefined, reason: string | undefined): ItemQuotes {
  if (reason !== undefined) return { sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason } };
  return { sell: quotes?.sell ?? NO_QUOTE, buy: quotes?.buy ?? NO_QUOTE, excluded: null };
}

export function confidenceOf(players: number): Confidence {
  if (players === 0) return 'none';
  if (players < 3) return 'low';
  return players < 10 ? 'medium' : 'high';
}

export function latestFirst(a: PricedTrade, b: PricedTrade): number {
  return b.countedAt - a.countedAt || b.id - a.id;
}

function sortedPrices(trades: readonly PricedTrade[]): number[] {
  return trades
    .map(({ price }) => price)
    .filter((price) => price !== null)
    .toSorted(ascending);
}

function hasPrice<T extends PricedTrade>(trade: T): trade is T & { price: number } {
  return trade.price !== null;
}
