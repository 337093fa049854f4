import type { Db } from '#platform/database/db.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import { quoteBeside } from '../quotes/ui/public/listing-quote.rules.ts';
import { readPublicTrades } from '../trades/read-trades.service.ts';
import type { Alerted, AlertedItem } from './watch.contract.ts';
import type { WatchMarket } from './watch.service.ts';

export async function readAlerted(
  { catalog, quotes }: WatchMarket,
  db: Db,
  ids: { trades?: readonly number[] | undefined; items?: readonly number[] | undefined },
): Promise<Alerted> {
  const { itemById } = catalog();
  const findItems = (id: number): AlertedItem[] => {
    const item = itemById.get(id);
    return item ? [{ id, name: item.name, type: item.type, subType: item.subType }] : [];
  };
  const listed = ids.trades?.length ? await readPublicTrades(db, catalog(), ids.trades) : [];
  const quotesOf = await readListingQuotes(quotes, listed);
  const trades = listed.flatMap((trade) => {
    const { id, tradeType, status, price, quantity, profile } = trade;
    const quote = quoteBeside(trade, quotesOf(trade));
    const player = { id: profile.id, userId: profile.userId, name: profile.name };
    return findItems(trade.itemId).map((item) => ({
      id,
      item,
      tradeType,
      status,
      price,
      quantity,
      player,
      quote: quote?.median ?? null,
      players: quote?.players ?? 0,
    }));
  });
  return { trades, items: (ids.items ?? []).flatMap(findItems) };
}
