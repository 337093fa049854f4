import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { QUOTES_CHANNEL } from './quote-change.service.ts';
import { METHOD_VERSION } from './quote-method.labels.ts';
import { deleteQuotesAndMarkItems, raiseMethodVersion } from './recount-quotes.repository.ts';

/**
 * Has all quotes and days counted anew after the method has changed (decision 10). Safe to repeat: one caller does it.
 * @returns whether this one did
 */
export function recountAfterNewMethod(db: Db, version: number = METHOD_VERSION): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await raiseMethodVersion(transaction, version))) return false;
    await deleteQuotesAndMarkItems(transaction);
    await notify(transaction, QUOTES_CHANNEL, {});
    return true;
  });
}
