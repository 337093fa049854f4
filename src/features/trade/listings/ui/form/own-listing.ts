import { call } from '#platform/client/call.ts';
import type { Trade } from '../../../trades/trade.contract.ts';
import { TRADE_STATUS } from '../../../trades/trade.labels.ts';
import { listProfileTrades } from '../../../trades/trade-endpoints.contract.ts';

/** Returns the waiting trade of the item that another one replaces. */
export async function findOwnListing(profileId: number, itemId: number, signal: AbortSignal): Promise<Trade | null> {
  const trades = await call(listProfileTrades, {
    params: { id: profileId },
    query: { status: TRADE_STATUS.waiting, limit: 100 },
    signal,
  });
  return trades.find((trade) => trade.itemId === itemId) ?? null;
}
