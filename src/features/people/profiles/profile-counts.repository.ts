import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';

/** Without those who have deleted their account since. */
export function countCreated(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('profile')
    .select(({ ref, fn }) => [hourOf(ref('created_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('deleted_at', 'is', null)
    .groupBy('hour')
    .execute();
}
