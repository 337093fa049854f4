import { sql } from 'kysely';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import type { Db } from '#platform/database/db.ts';

// Queries of the market about players.

export interface NamedPlayer {
  id: number;
  name: string;
}

export async function findPlayer(db: Db, named: number | string): Promise<NamedPlayer | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .$if(typeof named === 'number', (query) => query.where('id', '=', Number(named)))
    .$if(typeof named === 'string', (query) => query.where('name_key', '=', nameKey(String(named))))
    .executeTakeFirst();
  return row && { id: row.id, name: row.name ?? '' };
}

export async function claimBump(db: Db, profileId: number, at: Date, everyMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profile')
    .set({ pull_up_at: at })
    .where('id', '=', profileId)
    .where(({ or, eb }) => or([eb('pull_up_at', 'is', null), eb('pull_up_at', '<=', new Date(at.getTime() - everyMs))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the owners of trades as their own writes do, in one order, before their trades are locked. */
export async function lockOwners(db: Db, tradeIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('profile')
    .select('id')
    .where('id', 'in', (of) =>
      of
        .selectFrom('trade')
        .select('trade.profile_id')
        .where('trade.id', '=', sql<number>`any(${[...tradeIds]}::int[])`),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
