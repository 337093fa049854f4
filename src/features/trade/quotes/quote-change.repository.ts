import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { READY_DAYS } from './quote.rules.ts';

const READY = sql`(${sql.join(READY_DAYS.map((days) => sql.lit(days)))})`;

/** Returns changed items, longest waiting first, then those whose quotes expire. */
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
  /** The first affected moment. */
  since: Date;
  /** True: only the method of computation changed. */
  isRecount: boolean;
}

/** @returns the range that the deleted changes affect; undefined: there were none */
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

/** Expired rows of these windows are recomputed on their next request. */
export async function deleteRequestedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from quote where valid_until <= ${now} and days not in ${READY}`.execute(db);
}
