import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef } from '#features/game-data/refs.reader.ts';
import type { TradeServices } from '../trade-readers.ts';
import { type TradeListItem, toTradeListItem } from './trade-list-item.rules.ts';

const MAX_SHOWN = 20;

export interface ProfileTradesData {
  waiting: TradeListItem[];
  waitingCount: number;
  completedCount: number;
}

export type ProfileTradesServices = Pick<GameDataServices, 'catalog'> & TradeServices;

export async function readProfileTrades(
  profileId: number,
  { catalog, trades, quotes }: ProfileTradesServices,
): Promise<ProfileTradesData> {
  const [{ rows }, counts] = await Promise.all([
    trades.ofProfile(profileId, { limit: MAX_SHOWN, status: 1 }),
    trades.countsOfProfile(profileId),
  ]);
  const quotesOf = await quotes.quotesOf(rows.map(({ itemId }) => itemId));
  const waiting = rows.flatMap((trade) => {
    const item = catalog.itemById.get(trade.itemId);
    return item ? [toTradeListItem(trade, itemRef(item), quotesOf.get(item.id))] : [];
  });
  return { waiting, waitingCount: counts[1], completedCount: counts[2] };
}
