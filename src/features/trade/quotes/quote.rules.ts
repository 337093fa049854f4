import { DAY_MS } from '#shared/durations.ts';
import { type CountedPrice, type Judged, judge } from './judge-prices.rules.ts';
import { FULL_WEIGHT, nextWeightChange, weightAt } from './player-weight.rules.ts';
import {
  ascending,
  changeBetween,
  computePercentile,
  isIn,
  sumOfWeights,
  type Weighted,
} from './price-statistics.rules.ts';
import { countPlayerDays, isSeen, type PricedTrade, toSpans, within } from './priced-trade.rules.ts';
import type { Confidence, ItemQuotes, Quote } from './quote.contract.ts';

/** Windows, in days, that are precomputed: those that the site shows everywhere. */
export const READY_DAYS: readonly number[] = [1, 7, 30];
/** Windows, in days, that are stored on request until a trade changes them. */
export const REQUESTED_DAYS: readonly number[] = [90, 365];
export const MAX_READY_DAYS = 30;
/** `game_server` of rows over all servers. */
export const ALL_SERVERS = 0;

/** Minimum sums of weights: three and ten players of full weight. */
const MEDIUM_WEIGHT = 84;
const HIGH_WEIGHT = 280;

export const NO_QUOTE: Quote = {
  median: null,
  p25: null,
  p75: null,
  low: null,
  high: null,
  players: 0,
  weight: 0,
  completed: 0,
  deals: 0,
  lastPrice: null,
  lastAt: null,
  change: null,
  confidence: 'none',
  band: null,
};

/** `trades`: the trades of the window and side. */
export function computeQuote(
  trades: readonly PricedTrade[],
  { counted, bands }: Judged,
  medianBefore: number | null,
): Quote {
  if (counted.length === 0) return NO_QUOTE;
  const prices = sortedPrices(counted);
  const median = computePercentile(prices, 2);
  const isNarrow = ({ value }: Weighted) => isIn(bands?.narrow, value);
  const last = counted.find(({ trade, isInNarrow }) => isInNarrow && trade.isCompleted);
  return {
    median,
    p25: computePercentile(prices, 1),
    p75: computePercentile(prices, 3),
    low: prices.find(isNarrow)?.value ?? null,
    high: prices.findLast(isNarrow)?.value ?? null,
    players: counted.length,
    weight: sumOfWeights(counted),
    completed: counted.filter(({ trade }) => trade.isCompleted).length,
    deals: countPlayerDays(trades.filter(({ isCompleted, barred }) => isCompleted && barred === null)),
    lastPrice: last?.price ?? null,
    lastAt: last ? new Date(last.trade.countedAt).toISOString() : null,
    change: changeBetween(medianBefore, median),
    confidence: computeConfidence(counted),
    band: bands && { low: bands.wide.low, high: bands.wide.high },
  };
}

export function computeMedian({ counted }: Judged): number | null {
  return counted.length === 0 ? null : computePercentile(sortedPrices(counted), 2);
}

export interface QuotesAt {
  sell: Quote;
  buy: Quote;
  /** Number of public trades of both sides in the window: at most one for each player and Korean day. */
  tradeCount: number;
  /** Sum of the weights of the players of these trades. */
  traderWeight: number;
  /** Next time at which these values change without an event; null: never. */
  validUntil: number | null;
}

/** `trades`: all trades of the servers in question; may reach beyond both windows. */
export function quotesAt(trades: readonly PricedTrade[], { now, days }: { now: number; days: number }): QuotesAt {
  const spans = toSpans(now, days);
  const current = within(trades, spans.current);
  const previous = within(trades, spans.previous);
  const quoteOfSide = (wanted: PricedTrade['side']) => {
    const ofSide = ({ side }: PricedTrade) => side === wanted;
    const own = current.filter(ofSide);
    const before = computeMedian(judge(previous.filter(ofSide), spans.previous.to));
    return computeQuote(own, judge(own, now), before);
  };
  const seen = current.filter(isSeen);
  const traders = new Map(seen.map(({ playerId, playerSince }) => [playerId, playerSince]));
  return {
    sell: quoteOfSide('sell'),
    buy: quoteOfSide('buy'),
    tradeCount: countPlayerDays(seen),
    traderWeight: [...traders.values()].reduce((sum, since) => sum + weightAt(since, now), 0),
    validUntil: nextChange(trades, now, days),
  };
}

/**
 * Returns the next time at which a trade enters a window, moves to the previous one or leaves it, or at which the
 * weight of one of their players changes.
 */
function nextChange(trades: readonly PricedTrade[], now: number, days: number): number | null {
  const window = days * DAY_MS;
  let next = Number.POSITIVE_INFINITY;
  for (const { countedAt, playerSince } of trades) {
    const windows = countedAt > now ? 0 : countedAt > now - window ? 1 : 2;
    const passage = countedAt + windows * window;
    if (passage <= now) continue;
    next = Math.min(next, passage);
    if (windows === 0) continue;
    // Weights of the previous window are measured at its end.
    const behind = (windows - 1) * window;
    const weightChange = nextWeightChange(playerSince, now - behind);
    if (weightChange !== null) next = Math.min(next, weightChange + behind);
  }
  return Number.isFinite(next) ? next : null;
}

export function shownQuotes(quotes: { sell: Quote; buy: Quote } | undefined, reason: string | undefined): ItemQuotes {
  if (reason !== undefined) return { sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason } };
  return { sell: quotes?.sell ?? NO_QUOTE, buy: quotes?.buy ?? NO_QUOTE, excluded: null };
}

export function computeConfidence(counted: readonly { weight: number }[]): Confidence {
  if (counted.length === 0) return 'none';
  const sum = sumOfWeights(counted);
  const established = counted.filter(({ weight }) => weight === FULL_WEIGHT).length;
  if (sum < MEDIUM_WEIGHT || 2 * established < counted.length) return 'low';
  return sum < HIGH_WEIGHT ? 'medium' : 'high';
}

function sortedPrices(counted: readonly CountedPrice[]): Weighted[] {
  return counted.map(({ price, weight }) => ({ value: price, weight })).toSorted(ascending);
}
