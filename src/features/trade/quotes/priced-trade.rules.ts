import { DAY_MS } from '#shared/durations.ts';
import { seoulDayNumber } from '#shared/korean/dates.ts';
import type { LeftOutReason } from './quote.contract.ts';

/** More than days since 1970, so that player and day make one key. */
const MAX_DAYS = 100_000;

/** Times in milliseconds. */
export interface PricedTrade {
  id: number;
  playerId: number;
  /** Creation of the player's profile. */
  playerSince: number;
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

export interface TradeFacts {
  price: number | null;
  isHidden: boolean;
  isDeleted: boolean;
  isSuspended: boolean;
  isExcludedByOperator: boolean;
  isExcludedByPoster: boolean;
}

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

export function latestFirst(a: PricedTrade, b: PricedTrade): number {
  return b.countedAt - a.countedAt || b.id - a.id;
}

/** At most one of a player and Korean day counts, so that a player who deals with himself makes nothing popular. */
export function countPlayerDays(trades: readonly PricedTrade[]): number {
  const seen = new Set<number>();
  for (const { playerId, countedAt } of trades) seen.add(playerId * MAX_DAYS + seoulDayNumber(countedAt));
  return seen.size;
}
