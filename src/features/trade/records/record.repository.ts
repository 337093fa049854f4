import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { DealRecord } from './record.contract.ts';

/** Counts only visible trades. */
export async function countDeals(db: Db, profileId: number): Promise<DealRecord> {
  return db
    .selectFrom('trade')
    .select(({ fn }) => [fn.countAll<number>().as('completed'), fn.count<number>('confirmed_at').as('confirmed')])
    .where('profile_id', '=', profileId)
    .where('status', '=', sql.lit(2))
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
}
