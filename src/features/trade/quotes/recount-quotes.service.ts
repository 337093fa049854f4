import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { QUOTES_CHANNEL } from './quote-change.service.ts';
import { METHOD_VERSION } from './quote-method.labels.ts';
import { deleteQuotesAndMarkItems, raiseMethodVersion } from './recount-quotes.repository.ts';

/**
 * Schedules a recount of all quotes and daily values after the method has changed. Safe to repeat: only one caller does
 * it.
 * @returns whether this call did it
 */
export function recountAfterNewMethod(db: Db, version: number = METHOD_VERSION): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await raiseMethodVersion(transaction, version))) return false;
    await deleteQuotesAndMarkItems(transaction);
    await notify(transaction, QUOTES_CHANNEL, {});
    return true;
  });
}
