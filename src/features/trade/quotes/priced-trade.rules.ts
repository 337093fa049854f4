import { DAY_MS } from '#shared/durations.ts';
import { seoulDayNumber } from '#shared/korean/dates.ts';
import type { LeftOutReason } from './quote.contract.ts';

/** Exceeds the days since 1970, so that player and day fit in one key. */
const MAX_DAYS = 100_000;

/** All times are in milliseconds. */
export interface PricedTrade {
  id: number;
  playerId: number;
  /** Time at which the player's profile was created. */
  playerSince: number;
  gameServer: number;
  side: 'sell' | 'buy';
  price: number | null;
  quantity: number;
  isCompleted: boolean;
  /** Waiting: last creation, bump or price change; completed: completion. */
  countedAt: number;
  /** Reason why the trade never counts; null: it may count. */
  barred: LeftOutReason | null;
}

/** Excludes `from`, includes `to`. */
export interface Span {
  from: number;
  to: number;
}

export interface TradeFacts {
  price: number | null;
  isHidden: boolean;
  isDeleted: boolean;
  isSuspended: boolean;
  isExcludedByOperator: boolean;
  isExcludedByPoster: boolean;
}

export function exclusionReason(facts: TradeFacts): LeftOutReason | null {
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

/** Returns the `days` × 24 hours until now, and the same span before. */
export function toSpans(now: number, days: number): { current: Span; previous: Span } {
  const from = now - days * DAY_MS;
  return { current: { from, to: now }, previous: { from: from - days * DAY_MS, to: from } };
}

export function within<T extends PricedTrade>(trades: readonly T[], { from, to }: Span): T[] {
  return trades.filter(({ countedAt }) => countedAt > from && countedAt <= to);
}

export function latestFirst(a: PricedTrade, b: PricedTrade): number {
  return b.countedAt - a.countedAt || b.id - a.id;
}

/**
 * Counts at most one trade for each player and Korean day, so that a player who trades with themselves does not make an
 * item popular.
 */
export function countPlayerDays(trades: readonly PricedTrade[]): number {
  const seen = new Set<number>();
  for (const { playerId, countedAt } of trades) seen.add(playerId * MAX_DAYS + seoulDayNumber(countedAt));
  return seen.size;
}
