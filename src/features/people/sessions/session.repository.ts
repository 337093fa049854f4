import type { Db } from '#platform/database/db.ts';

export async function hasSession(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in.session')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  refreshedAt: Date;
  endsAt: Date;
}

export async function findAllByUser(db: Db, userId: string): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('sign_in.session')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at', 'ends_at'])
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    refreshedAt: row.refreshed_at,
    endsAt: row.ends_at,
  }));
}

export async function deleteOfUser(db: Db, id: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in.session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAllOfUser(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_in.session').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function countByUser(db: Db, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in.session')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

interface StoredSignIn {
  at: Date;
  provider: string;
  userAgent: string | null;
}

/** Returns the newest first. */
export function findSignIns(db: Db, userId: string, limit: number): Promise<StoredSignIn[]> {
  return db
    .selectFrom('sign_in.history')
    .select(['at', 'provider', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the time of the last sign-in or refresh, whichever is later; null: not a user of this provider. */
export async function findLastSignIn(db: Db, userId: string): Promise<Date | null> {
  const user = await db
    .selectFrom('sign_in.user')
    .select('last_sign_in_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  const session = await db
    .selectFrom('sign_in.session')
    .select(({ fn }) => fn.max('refreshed_at').as('refreshedAt'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const times = [user?.last_sign_in_at, session?.refreshedAt].flatMap((time) => time ?? []);
  return times.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
