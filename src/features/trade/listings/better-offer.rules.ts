import type { ItemQuotes } from '../quotes/quote.contract.ts';
import { isFarOff } from '../quotes/ui/public/listing-quote.rules.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';
import { TRADE_STATUS, TRADE_TYPE } from '../trades/trade.labels.ts';

export interface Offer {
  id: number;
  price: number;
}

type Listing = Pick<ListedTrade, 'id' | 'profileId' | 'tradeType' | 'gameServer' | 'price' | 'status'>;

/**
 * Finds the best-priced other listing of the same side and server within the wide band: a cheaper one for a sale, a
 * dearer one for a purchase.
 * @param rows listings of one item, the best first
 */
export function betterOffer(trade: Listing, rows: readonly Listing[], quotes: ItemQuotes): Offer | null {
  const { price } = trade;
  if (price === null || trade.status !== TRADE_STATUS.waiting) return null;
  const isBetter = (other: number) => (trade.tradeType === TRADE_TYPE.sell ? other < price : other > price);
  const best = rows.find(
    (row) =>
      row.price !== null &&
      isBetter(row.price) &&
      row.profileId !== trade.profileId &&
      row.gameServer === trade.gameServer &&
      !isFarOff(row, quotes),
  );
  return best?.price ? { id: best.id, price: best.price } : null;
}
