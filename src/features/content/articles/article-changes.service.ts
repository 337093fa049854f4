import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';

export const ARTICLES_CHANNEL = 'articles';

/** Makes every process plan its schedule again after the commit, also for articles that are not public yet. */
export async function notifyArticles(db: Db): Promise<void> {
  await notify(db, ARTICLES_CHANNEL, {});
}
