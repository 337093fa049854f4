import type { Db } from '#platform/database/db.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { findDays } from './price-day.repository.ts';
import type { PricesBeside } from './prices-beside.contract.ts';
import type { QuoteReader } from './quote.contract.ts';

/** Returns the prices of the trade's own server. */
export async function readPricesBeside(
  { db, quotes }: { db: Db; quotes: Pick<QuoteReader, 'quotesOf'> },
  { itemId, gameServer, at }: { itemId: number; gameServer: number; at: Date },
): Promise<PricesBeside> {
  const day = seoulDay(at);
  const [row] = await findDays(db, itemId, { gameServer, from: day, to: day });
  const quote = (await quotes.quotesOf([itemId], { gameServer })).get(itemId);
  return { day: row ?? null, quote: quote ?? null };
}
