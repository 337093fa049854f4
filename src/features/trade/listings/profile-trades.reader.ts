import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import { readListingQuotes } from '../quotes/listing-quotes.reader.ts';
import type { DealRecord } from '../records/record.contract.ts';
import type { TradeServices } from '../trade-readers.ts';
import { type TradeListItem, toTradeListItem } from './trade-list-item.rules.ts';

const MAX_SHOWN = 20;

export interface ProfileTradesData {
  waiting: TradeListItem[];
  waitingCount: number;
  deals: DealRecord;
}

export type ProfileTradesServices = Pick<GameDataServices, 'catalog'> & TradeServices;

export async function readProfileTrades(
  profileId: number,
  gameServer: number | undefined,
  { catalog, trades, quotes }: ProfileTradesServices,
): Promise<ProfileTradesData> {
  const [{ rows }, counts, deals] = await Promise.all([
    trades.ofProfile(profileId, { limit: MAX_SHOWN, status: 1, gameServer }),
    trades.countsOfProfile(profileId, { gameServer }),
    trades.dealsOfProfile(profileId),
  ]);
  const quotesOf = await readListingQuotes(quotes, rows);
  const waiting = rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf(trade))] : [];
  });
  return { waiting, waitingCount: counts[1], deals };
}
