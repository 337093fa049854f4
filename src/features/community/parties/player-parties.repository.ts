import type { Db } from '#platform/database/db.ts';

export function countLed(db: Db, profileId: number, now: Date): Promise<{ led: number; running: number }> {
  return db
    .selectFrom('party')
    .where('leader_id', '=', profileId)
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('led'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('closed_at', 'is', null), eb('expired_at', '>', now)]))
        .as('running'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findNewestLed(db: Db, profileId: number, limit: number) {
  const rows = await db
    .selectFrom('party')
    .select(['id', 'title', 'game_server as gameServer', 'created_at', 'expired_at', 'closed_at'])
    .select('closed_by as closedBy')
    .where('leader_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, expired_at, closed_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    expiredAt: expired_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
  }));
}

/** Ids of the running parties that the player leads, in the order in which they are locked. */
export async function findRunningLed(db: Db, profileId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('party')
    .select('id')
    .where('leader_id', '=', profileId)
    .where('closed_at', 'is', null)
    .where('expired_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
