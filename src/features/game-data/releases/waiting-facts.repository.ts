import type { Db } from '#platform/database/db.ts';

/** The highest release that ever started here. */
export async function findHighestRelease(db: Db) {
  return db.selectFrom('data_release').selectAll().orderBy('release', 'desc').limit(1).executeTakeFirst();
}
