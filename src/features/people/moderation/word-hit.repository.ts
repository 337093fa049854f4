import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { startOfSeoulDay } from '#shared/korean/dates.ts';

export interface WordHit {
  ruleId: number;
  /** Day in Seoul: `2026-03-01`. */
  day: string;
  count: number;
}

export async function addHits(db: Db, hits: readonly WordHit[]): Promise<void> {
  await db
    .insertInto('word_hit')
    .values(hits.map(({ ruleId, day, count }) => ({ rule_id: ruleId, day, count })))
    .onConflict((conflict) =>
      conflict.columns(['rule_id', 'day']).doUpdateSet({ count: sql<number>`word_hit.count + excluded.count` }),
    )
    .execute();
}

/** Returns the hits of each rule from a day on: what was counted, and the texts that were filed for review. */
export async function countHits(db: Db, firstDay: string): Promise<ReadonlyMap<number, number>> {
  const counted = await db
    .selectFrom('word_hit')
    .select(({ fn }) => ['rule_id', fn.sum<number>('count').as('count')])
    .where('day', '>=', firstDay)
    .groupBy('rule_id')
    .execute();
  const filed = await db
    .selectFrom('word_review')
    .select(({ fn }) => ['rule_id', fn.countAll<number>().as('count')])
    .where('rule_id', 'is not', null)
    .where('created_at', '>=', startOfSeoulDay(firstDay))
    .groupBy('rule_id')
    .execute();
  const hits = new Map<number, number>();
  for (const { rule_id: ruleId, count } of [...counted, ...filed]) {
    if (ruleId !== null) hits.set(ruleId, (hits.get(ruleId) ?? 0) + Number(count));
  }
  return hits;
}

export async function deleteHitsBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('word_hit').where('day', '<', day).executeTakeFirst();
  return Number(numDeletedRows);
}
