import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';

export const QUOTES_CHANNEL = 'quotes';

export interface QuoteChange {
  itemId: number;
  gameServer: number;
  /** Quotes are recomputed from here on: now, or the creation of an excluded trade. */
  since: Date;
}

/** Marks items in the transaction of the change. They are recomputed within 5 s. */
export async function markQuotesChanged(db: Db, changes: readonly QuoteChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('quote_change')
    .values(changes.map(({ itemId, gameServer, since }) => ({ item_id: itemId, game_server: gameServer, since })))
    .execute();
  await notify(db, QUOTES_CHANNEL, {});
}
