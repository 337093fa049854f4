import type { TradeType } from '../../../trades/trade.contract.ts';
import { TRADE_TYPE } from '../../../trades/trade.labels.ts';
import type { ItemQuotes, Quote } from '../../quote.contract.ts';
import { EXCLUDED_LABEL, FAR_OFF_LABEL, isFew } from './quote.labels.ts';

interface Listing {
  tradeType: TradeType;
  price: number | null;
}

/** Returns the quote that a listing is compared with, given the quotes of its own server; null: none. */
export function quoteBeside({ tradeType }: Pick<Listing, 'tradeType'>, quotes: ItemQuotes | undefined): Quote | null {
  if (!quotes || quotes.excluded) return null;
  const quote = tradeType === TRADE_TYPE.sell ? quotes.sell : quotes.buy;
  return quote.median === null ? null : quote;
}

/** Returns the median if it is of enough players for warnings. */
export function quotedMedian(quote: Quote | null): number | null {
  return quote && !isFew(quote) ? quote.median : null;
}

/**
 * Whether the price is outside the wide band of its own server and side. Such listings are marked and come last in
 * lists sorted by price.
 */
export function isFarOff(listing: Listing, quotes: ItemQuotes | undefined): boolean {
  const band = quoteBeside(listing, quotes)?.band ?? null;
  return band !== null && listing.price !== null && (listing.price < band.low || listing.price > band.high);
}

/** Returns the reason why the quote excludes a deal; null: none that its row shows. */
export function leftOutLabel({ excludePrice, isFarOff }: { excludePrice: boolean; isFarOff: boolean }): string | null {
  if (excludePrice) return EXCLUDED_LABEL;
  return isFarOff ? FAR_OFF_LABEL : null;
}
