import { itemRef } from '#features/game-data/refs.reader.ts';
import type { Db } from '#platform/database/db.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import { quoteBeside } from '../quotes/ui/public/listing-quote.rules.ts';
import { findPublicOf } from '../trades/trade.repository.ts';
import { toListedTrade } from '../trades/trade-row.ts';
import type { Alerted } from './watch.contract.ts';
import type { WatchMarket } from './watch.service.ts';

export async function readAlerted(
  { catalog, quotes }: WatchMarket,
  db: Db,
  ids: { trades?: readonly number[] | undefined; items?: readonly number[] | undefined },
): Promise<Alerted> {
  const { itemById } = catalog();
  const refOf = (id: number) => {
    const item = itemById.get(id);
    return item ? [itemRef(item)] : [];
  };
  const rows = ids.trades?.length ? await findPublicOf(db, ids.trades) : [];
  const listed = rows.map((row) => toListedTrade(row, catalog()));
  const quotesOf = await readListingQuotes(quotes, listed);
  const trades = listed.flatMap((trade) => {
    const { id, tradeType, status, price, quantity, profile } = trade;
    const quote = quoteBeside(trade, quotesOf(trade));
    const player = { id: profile.id, userId: profile.userId, name: profile.name };
    return refOf(trade.itemId).map((item) => ({
      ...{ id, item, tradeType, status, price, quantity, player },
      quote: quote?.median ?? null,
      players: quote?.players ?? 0,
    }));
  });
  return { trades, items: (ids.items ?? []).flatMap(refOf) };
}
