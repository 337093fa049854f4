import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';

export function countCreated(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('party')
    .select(({ ref, fn }) => [hourOf(ref('created_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('hour')
    .execute();
}
