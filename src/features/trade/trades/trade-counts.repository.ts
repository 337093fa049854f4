import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';

export function countCreated(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('trade')
    .select(({ ref, fn }) => [hourOf(ref('created_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('hour')
    .execute();
}

/** Without those that are hidden, as in the lists of deals. */
export function countCompleted(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('trade')
    .select(({ ref, fn }) => [hourOf(ref('completed_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('completed_at', '>=', from)
    .where('completed_at', '<', to)
    .where('status', '=', sql.lit(2))
    .where('hidden_at', 'is', null)
    .groupBy('hour')
    .execute();
}
