import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';

export function countSignIns(db: Db, { from, to }: Span): Promise<HourCount[]> {
  return db
    .selectFrom('sign_in.history')
    .select(({ ref, fn }) => [hourOf(ref('at')).as('hour'), fn.countAll<number>().as('count')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('hour')
    .execute();
}
