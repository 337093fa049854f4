import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';

/** Heard by every process: quotes are to be counted again. */
export const QUOTES_CHANNEL = 'quotes';

export interface QuoteChange {
  itemId: number;
  gameServer: number;
  /** The first moment whose prices it touches: now, or when an excluded trade was made. */
  since: Date;
}

/** Says, in the transaction of a change, whose quotes are to be counted again. They are, at most 5 s later. */
export async function markQuotesChanged(db: Db, changes: readonly QuoteChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('quote_change')
    .values(changes.map(({ itemId, gameServer, since }) => ({ item_id: itemId, game_server: gameServer, since })))
    .execute();
  await notify(db, QUOTES_CHANNEL, {});
}
