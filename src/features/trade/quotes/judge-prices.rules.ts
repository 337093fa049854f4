import { weightAt } from './player-weight.rules.ts';
import { ascending, type Bands, bandsOf, isIn } from './price-statistics.rules.ts';
import { latestFirst, type PricedTrade } from './priced-trade.rules.ts';
import type { LeftOutReason } from './quote.contract.ts';

export interface CountedPrice<T extends PricedTrade = PricedTrade> {
  trade: T;
  price: number;
  weight: number;
  /** Outside of the narrow band it does not make low, high and the last price. */
  isInNarrow: boolean;
}

export interface Judged<T extends PricedTrade = PricedTrade> {
  /** Latest first, one of a player. */
  counted: CountedPrice<T>[];
  leftOut: { trade: T; reason: LeftOutReason }[];
  bands: Bands | null;
}

/**
 * Of one side, or of both where they are pooled.
 * @param at end of the window, or of the day, which the ages of profiles are taken at. Milliseconds
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
  const bands = bandsOf(latest.map(({ price, weight }) => ({ value: price, weight })).toSorted(ascending));
  const counted: CountedPrice<T>[] = [];
  for (const one of latest) {
    if (isIn(bands?.wide, one.price)) counted.push({ ...one, isInNarrow: isIn(bands?.narrow, one.price) });
    else leftOut.push({ trade: one.trade, reason: 'OUTLIER' });
  }
  return { counted, leftOut, bands };
}
