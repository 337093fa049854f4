import type { PersonalData } from '#features/people/personal-data.ts';
import type { Db } from '#platform/database/db.ts';
import { deleteRequestsByProfile, findRequestsTo } from './counterpart.repository.ts';
import { deleteSearches, findSearches } from './saved-search.repository.ts';
import { blankComments, cancelWaiting, findStoredTrades } from './trade.repository.ts';
import { findShownItems } from './trade-expiry.repository.ts';
import { type ItemNames, type TradeRow, toOwnTrade, toTradeEvents, withoutPlayer } from './trade-row.ts';

const PRICE_KINDS: Readonly<Record<number, string>> = { 1: 'made', 2: 'changed', 3: 'lifted' };

/** Trades are kept because quotes count them; data that identifies the player is removed. */
export const tradeData: PersonalData = {
  name: 'trades',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    const rows = await findStoredTrades(db, profileId);
    const items = await findItems(db, rows);
    const trades = rows.map((row) => ({
      ...toOwnTrade(row, items),
      prices: row.prices.map(({ at, kind, price }) => ({ at: at.toISOString(), what: PRICE_KINDS[kind], price })),
    }));
    return {
      trades,
      namedIn: await findRequestsTo(db, profileId),
      savedSearches: await findSearches(db, profileId),
    };
  },
  async deleteOf({ db, effects }, { profileId }, at) {
    if (profileId === null) return;
    await deleteSearches(db, profileId);
    await deleteRequestsByProfile(db, profileId);
    await blankComments(db, profileId, at);
    const cancelled = await cancelWaiting(db, { profileId }, { at, by: 'account' });
    effects.publish(...toTradeEvents('cancelled', cancelled.map(withoutPlayer), await findItems(db, cancelled)));
  },
};

async function findItems(db: Db, rows: readonly TradeRow[]): Promise<ItemNames> {
  const itemById = await findShownItems(
    db,
    rows.map(({ item_id }) => item_id),
  );
  return { itemById };
}
