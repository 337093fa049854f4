import type { Db } from '#platform/database/db.ts';
import { SAMPLE_HOST, type SampleVisitDay } from './sample-visits.ts';

/** Days per statement, because a statement takes 65,535 parameters. */
const AT_ONCE = 100;

/**
 * Days on which visits were counted stay as they are.
 * @returns the number of days that were stored
 */
export async function insertSampleVisits(db: Db, days: readonly SampleVisitDay[]): Promise<number> {
  let stored = 0;
  for (let first = 0; first < days.length; first += AT_ONCE) {
    const some = days.slice(first, first + AT_ONCE);
    const rows = await db
      .insertInto('visit_day')
      .values(some.map(({ counts: _, ...day }) => day))
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .execute();
    const added = new Set(rows.map(({ day }) => day));
    const counts = some
      .filter(({ day }) => added.has(day))
      .flatMap((one) => one.counts.map((count) => ({ day: one.day, ...count })));
    if (counts.length > 0) await db.insertInto('visit_count').values(counts).execute();
    stored += added.size;
  }
  return stored;
}

export async function removeSampleVisits(db: Db): Promise<void> {
  const days = db.selectFrom('visit_count').select('day').where('kind', '=', 'host').where('name', '=', SAMPLE_HOST);
  await db.deleteFrom('visit_day').where('day', 'in', days).execute();
  await db.deleteFrom('visit_count').where('day', 'in', days).execute();
}
