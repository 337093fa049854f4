import { TRADE_TYPE } from '../trades/trade.labels.ts';
import { QUOTE_BACK_BY, type WatchDirection } from './watch.contract.ts';

export interface WatchedPrice {
  direction: WatchDirection;
  /** Null, for listings only: any price, including listings without one. */
  price: number | null;
}

export function usualDirection(tradeType: 1 | 2): WatchDirection {
  return tradeType === TRADE_TYPE.sell ? 'below' : 'above';
}

export function isBeyond({ direction, price }: WatchedPrice, value: number): boolean {
  if (price === null) return true;
  return direction === 'below' ? value <= price : value >= price;
}

/** Whether the value is beyond the hysteresis, so that the next crossing counts as a new one. */
function isWellBack({ direction, price }: WatchedPrice, value: number): boolean {
  if (price === null) return false;
  return direction === 'below' ? value > price * (1 + QUOTE_BACK_BY) : value < price * (1 - QUOTE_BACK_BY);
}

export interface QuoteLook {
  wasBeyond: boolean;
  fires: boolean;
}

/**
 * Compares a quote with the watch. Fires when the quote crosses the price, and again only after it has returned well.
 * @param wasBeyond the result of the comparison before; null: there was no quote yet
 */
export function lookAtQuote(watch: WatchedPrice, median: number, wasBeyond: boolean | null): QuoteLook {
  if (wasBeyond) return { wasBeyond: !isWellBack(watch, median), fires: false };
  const isNow = isBeyond(watch, median);
  return { wasBeyond: isNow, fires: isNow };
}

/** @param medians the oldest first @returns for each value whether the watch fires */
export function crossings(watch: WatchedPrice, medians: readonly number[]): boolean[] {
  let wasBeyond: boolean | null = null;
  return medians.map((median, index) => {
    const look = lookAtQuote(watch, median, wasBeyond);
    wasBeyond = look.wasBeyond;
    // The start of the history is no crossing.
    return look.fires && index > 0;
  });
}

/**
 * Counts how often a trade with this price history, in order, has reached the watch's price; null: offers wanted. Each
 * arrival counts once, not every change beyond the price.
 */
export function arrivals(watch: WatchedPrice, prices: readonly (number | null)[]): number {
  let count = 0;
  let wasBeyond = false;
  for (const price of prices) {
    const isNow = watch.price === null || (price !== null && isBeyond(watch, price));
    if (isNow && !wasBeyond) count += 1;
    wasBeyond = isNow;
  }
  return count;
}
