import { TRADE_TYPE } from '../trades/trade-codes.ts';
import type { WatchDirection } from './watch.contract.ts';
import { QUOTE_BACK_BY } from './watch.limits.ts';

/** A price and the side of it that is waited for. */
export interface WatchedPrice {
  direction: WatchDirection;
  price: number;
}

/** Who watches sellers waits for a low price, who watches buyers for a high one. */
export function usualDirection(tradeType: 1 | 2): WatchDirection {
  return tradeType === TRADE_TYPE.sell ? 'below' : 'above';
}

/** The price itself counts. */
export function isBeyond({ direction, price }: WatchedPrice, value: number): boolean {
  return direction === 'below' ? value <= price : value >= price;
}

/** So far back that the next crossing is a new one. */
function isWellBack({ direction, price }: WatchedPrice, value: number): boolean {
  return direction === 'below' ? value > price * (1 + QUOTE_BACK_BY) : value < price * (1 - QUOTE_BACK_BY);
}

export interface QuoteLook {
  /** What is to be remembered for the next look. */
  wasBeyond: boolean;
  fires: boolean;
}

/**
 * One look at a quote. It fires when the quote comes beyond the price, and again only after it has gone well back.
 * @param wasBeyond what the look before said; null: there was no quote yet
 */
export function lookAtQuote(watch: WatchedPrice, median: number, wasBeyond: boolean | null): QuoteLook {
  if (wasBeyond) return { wasBeyond: !isWellBack(watch, median), fires: false };
  const isNow = isBeyond(watch, median);
  return { wasBeyond: isNow, fires: isNow };
}

/** How often a quote that went through these values, oldest first, crossed the price. @returns by value: whether it fired */
export function crossings(watch: WatchedPrice, medians: readonly number[]): boolean[] {
  let wasBeyond: boolean | null = null;
  return medians.map((median, index) => {
    const look = lookAtQuote(watch, median, wasBeyond);
    wasBeyond = look.wasBeyond;
    // Where the history begins is no crossing.
    return look.fires && index > 0;
  });
}

/**
 * How often a trade that stood at these prices, in order, has come beyond the watch's price; null: offers wanted.
 * A trade fires once each time it comes, not for every change beyond.
 */
export function arrivals(watch: WatchedPrice, prices: readonly (number | null)[]): number {
  let count = 0;
  let wasBeyond = false;
  for (const price of prices) {
    const isNow = price !== null && isBeyond(watch, price);
    if (isNow && !wasBeyond) count += 1;
    wasBeyond = isNow;
  }
  return count;
}
