import type { Db } from '#platform/database/db.ts';

/** @param isWithDeleted of all that were ever saved */
export async function questTitles(db: Db, { isWithDeleted }: { isWithDeleted: boolean }): Promise<string[]> {
  const rows = await db
    .selectFrom('article')
    .select('title')
    .where('kind', '=', 'quest')
    .$if(!isWithDeleted, (query) => query.where('deleted_at', 'is', null))
    .execute();
  return rows.map(({ title }) => title);
}
