import type { TradeType } from '../../../trades/trade.contract.ts';
import { TRADE_TYPE } from '../../../trades/trade-codes.ts';
import type { ItemQuotes, Quote } from '../../quote.contract.ts';
import { EXCLUDED_LABEL, FAR_OFF_LABEL, isFew } from './quote.labels.ts';

interface Listing {
  tradeType: TradeType;
  price: number | null;
}

/** What a listing is compared with, given the quotes of its own server; null: nothing. */
export function quoteBeside({ tradeType }: Pick<Listing, 'tradeType'>, quotes: ItemQuotes | undefined): Quote | null {
  if (!quotes || quotes.excluded) return null;
  const quote = tradeType === TRADE_TYPE.sell ? quotes.sell : quotes.buy;
  return quote.median === null ? null : quote;
}

/** Median of enough players to warn by. */
export function quotedMedian(quote: Quote | null): number | null {
  return quote && !isFew(quote) ? quote.median : null;
}

/** Outside of the wide band of its own server and side: it is marked, and stands last where prices make the order. */
export function isFarOff(listing: Listing, quotes: ItemQuotes | undefined): boolean {
  const band = quoteBeside(listing, quotes)?.band ?? null;
  return band !== null && listing.price !== null && (listing.price < band.low || listing.price > band.high);
}

/** Why the quote left a deal out; null: as far as its row tells, it did not. */
export function leftOutLabel({ excludePrice, isFarOff }: { excludePrice: boolean; isFarOff: boolean }): string | null {
  if (excludePrice) return EXCLUDED_LABEL;
  return isFarOff ? FAR_OFF_LABEL : null;
}
