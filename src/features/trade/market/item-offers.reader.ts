import { isAppError } from '#shared/errors.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import { isFarOff } from '../quotes/ui/public/listing-quote.rules.ts';
import type { TradeServices } from '../trade-readers.ts';
import { type BookRow, bookRow, MAX_BOOK_ROWS } from './order-book.rules.ts';

export interface ItemOffers {
  /** Number of waiting listings of both sides. */
  count: number;
  /** The cheapest sale of a player with an account at a price not far off its quote; null: none. */
  cheapest: BookRow | null;
}

/** Returns null when the database is unreachable: the page renders without it. */
export async function readItemOffers(
  { trades, quotes }: Pick<TradeServices, 'trades' | 'quotes'>,
  itemId: number,
  gameServer?: number,
): Promise<ItemOffers | null> {
  try {
    const { sell, buy } = await trades.book(itemId, { gameServer, limit: MAX_BOOK_ROWS });
    const quotesOf = await readListingQuotes(quotes, sell.rows);
    const cheapest = sell.rows.find(
      (row) => row.price !== null && row.profile.userId !== null && !isFarOff(row, quotesOf(row)),
    );
    return { count: sell.count + buy.count, cheapest: cheapest ? bookRow(cheapest) : null };
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}
