import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';

export const ARTICLES_CHANNEL = 'articles';

/** All processes plan their schedule anew after the commit, also for what is not public yet. */
export async function notifyArticles(db: Db): Promise<void> {
  await notify(db, ARTICLES_CHANNEL, {});
}
