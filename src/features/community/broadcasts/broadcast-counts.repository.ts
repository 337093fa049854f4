import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';

export function countShown(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('broadcast')
    .select(({ ref, fn }) => [hourOf(ref('created_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('hidden_by', 'is', null)
    .groupBy('hour')
    .execute();
}
