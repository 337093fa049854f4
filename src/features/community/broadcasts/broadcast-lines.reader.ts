import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import { readListingQuotes } from '#features/trade/quotes/listing-quotes.reader.ts';
import { quoteBeside } from '#features/trade/quotes/ui/public/listing-quote.rules.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { Broadcast } from './broadcast.contract.ts';
import { type BroadcastLine, toBroadcastLine } from './broadcast-line.ts';

type Services = Pick<GameDataServices, 'catalog'> & Pick<TradeServices, 'quotes'>;

/** Returns a page of shouts with the quotes of their items. */
export async function readBroadcastLines(
  rows: readonly Broadcast[],
  { catalog, quotes }: Services,
): Promise<BroadcastLine[]> {
  const listings = rows.flatMap(({ gameServer, read }) => (read ? [{ itemId: read.item.id, gameServer }] : []));
  const quotesOf = await readListingQuotes(quotes, listings);
  return rows.map((shout) => {
    const { read, gameServer } = shout;
    const item = read ? catalog.itemById.get(read.item.id) : undefined;
    if (!read || !item) return toBroadcastLine(shout, null, null);
    const quote = quoteBeside(read, quotesOf({ itemId: item.id, gameServer }));
    return toBroadcastLine(shout, itemRef(item), quote?.median ?? null);
  });
}
