import { weightAt } from './player-weight.rules.ts';
import { ascending, type Bands, computeBands, isIn } from './price-statistics.rules.ts';
import { latestFirst, type PricedTrade } from './priced-trade.rules.ts';
import type { LeftOutReason } from './quote.contract.ts';

export interface CountedPrice<T extends PricedTrade = PricedTrade> {
  trade: T;
  price: number;
  weight: number;
  /** Prices outside the narrow band do not count in low, high and the last price. */
  isInNarrow: boolean;
}

export interface Judged<T extends PricedTrade = PricedTrade> {
  /** Latest first, at most one for each player. */
  counted: CountedPrice<T>[];
  leftOut: { trade: T; reason: LeftOutReason }[];
  bands: Bands | null;
}

/**
 * Decides which prices count, for one side or for both together.
 * @param at end of the window or of the day in milliseconds, at which the ages of profiles are measured
 */
export function judge<T extends PricedTrade>(trades: readonly T[], at: number): Judged<T> {
  const leftOut: Judged<T>['leftOut'] = [];
  const latest: CountedPrice<T>[] = [];
  const seen = new Set<number>();
  for (const trade of trades.toSorted(latestFirst)) {
    const { barred, playerId, price } = trade;
    if (barred !== null) leftOut.push({ trade, reason: barred });
    else if (price === null) leftOut.push({ trade, reason: 'NO_PRICE' });
    else if (seen.has(playerId)) leftOut.push({ trade, reason: 'EARLIER_OF_SAME_PLAYER' });
    else {
      seen.add(playerId);
      latest.push({ trade, price, weight: weightAt(trade.playerSince, at), isInNarrow: true });
    }
  }
  const bands = computeBands(latest.map(({ price, weight }) => ({ value: price, weight })).toSorted(ascending));
  const counted: CountedPrice<T>[] = [];
  for (const one of latest) {
    if (isIn(bands?.wide, one.price)) counted.push({ ...one, isInNarrow: isIn(bands?.narrow, one.price) });
    else leftOut.push({ trade: one.trade, reason: 'OUTLIER' });
  }
  return { counted, leftOut, bands };
}
