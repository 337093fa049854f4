import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { READY_DAYS } from './stored-windows.rules.ts';

const READY = sql`(${sql.join(READY_DAYS.map((days) => sql.lit(days)))})`;

/** Changed items, longest waiting first, then those whose quotes expire. */
export async function findItemsToCount(
  db: Db,
  { now, without, limit }: { now: Date; without: readonly number[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    (select item_id as "itemId" from quote_change
      where (due_at is null or due_at <= ${now}) and item_id <> all (${[...without]}::int[])
      group by item_id order by min(id) limit ${limit})
    union all
    (select distinct item_id as "itemId" from quote
      where valid_until <= ${now} and days in ${READY} and item_id <> all (${[...without]}::int[]) limit ${limit})`.execute(
    db,
  );
  return [...new Set(rows.map(({ itemId }) => itemId))];
}

export interface TakenChanges {
  /** The first moment that they touch. */
  since: Date;
  /** By a new method only. */
  isRecount: boolean;
}

/** @returns what the deleted changes touch; undefined: no changes */
export async function takeChanges(db: Db, itemId: number, now: Date): Promise<TakenChanges | undefined> {
  const taken = await db
    .deleteFrom('quote_change')
    .where('item_id', '=', itemId)
    .where(({ eb, or }) => or([eb('due_at', 'is', null), eb('due_at', '<=', now)]))
    .returning(['since', 'is_recount'])
    .execute();
  const first = Math.min(...taken.map(({ since }) => since.getTime()));
  return taken.length === 0
    ? undefined
    : { since: new Date(first), isRecount: taken.every(({ is_recount: isRecount }) => isRecount) };
}

/** Windows that expired are recomputed on their next request only. */
export async function deleteRequestedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from quote where valid_until <= ${now} and days not in ${READY}`.execute(db);
}
