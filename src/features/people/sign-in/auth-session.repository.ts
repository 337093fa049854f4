import type { Db } from '#platform/database/db.ts';

export interface AuthSession {
  id: string;
  userId: string;
  method: string;
  refreshKey: Buffer;
  refreshCounter: number;
  refreshedAt: Date;
  createdAt: Date;
  /** The latest possible end, however often the session is refreshed. */
  endsAt: Date;
}

export type NewAuthSession = Pick<AuthSession, 'userId' | 'method' | 'refreshKey' | 'createdAt' | 'endsAt'> & {
  userAgent: string | null;
};

const COLUMNS = [
  'id',
  'user_id',
  'method',
  'refresh_key',
  'refresh_counter',
  'refreshed_at',
  'created_at',
  'ends_at',
] as const;

export async function insertAuthSession(db: Db, session: NewAuthSession): Promise<AuthSession> {
  const row = await db
    .insertInto('sign_in.session')
    .values({
      user_id: session.userId,
      method: session.method,
      user_agent: session.userAgent,
      refresh_key: session.refreshKey,
      refreshed_at: session.createdAt,
      created_at: session.createdAt,
      ends_at: session.endsAt,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toSession(row);
}

export async function findAuthSession(db: Db, id: string): Promise<AuthSession | undefined> {
  const row = await db.selectFrom('sign_in.session').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && toSession(row);
}

/** Locks the row, so that concurrent refreshes of a session run one after the other. */
export async function lockAuthSession(db: Db, id: string): Promise<AuthSession | undefined> {
  const row = await db
    .selectFrom('sign_in.session')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toSession(row);
}

export interface RefreshStep {
  counter: number;
  at: Date;
  userAgent: string | null;
}

export async function advanceAuthSession(db: Db, id: string, { counter, at, userAgent }: RefreshStep): Promise<void> {
  await db
    .updateTable('sign_in.session')
    .set({ refresh_counter: counter, refreshed_at: at, user_agent: userAgent })
    .where('id', '=', id)
    .execute();
}

export async function endAuthSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in.session').where('id', '=', id).execute();
}

export type SessionsOf = 'all' | { allBut: string };

export async function endAuthSessions(db: Db, userId: string, which: SessionsOf): Promise<void> {
  let query = db.deleteFrom('sign_in.session').where('user_id', '=', userId);
  if (which !== 'all') query = query.where('id', '!=', which.allBut);
  await query.execute();
}

export async function deleteAuthSessionsEndedBy(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_in.session').where('ends_at', '<=', at).executeTakeFirst();
  return Number(numDeletedRows);
}

interface SessionRow {
  id: string;
  user_id: string;
  method: string;
  refresh_key: Buffer;
  refresh_counter: number;
  refreshed_at: Date;
  created_at: Date;
  ends_at: Date;
}

function toSession(row: SessionRow): AuthSession {
  return {
    id: row.id,
    userId: row.user_id,
    method: row.method,
    refreshKey: row.refresh_key,
    refreshCounter: row.refresh_counter,
    refreshedAt: row.refreshed_at,
    createdAt: row.created_at,
    endsAt: row.ends_at,
  };
}

interface PastSignIn {
  userId: string;
  provider: string;
  userAgent: string | null;
  at: Date;
}

export async function insertHistory(db: Db, { userId, provider, userAgent, at }: PastSignIn): Promise<void> {
  await db.insertInto('sign_in.history').values({ user_id: userId, provider, user_agent: userAgent, at }).execute();
}

export function countHistorySince(
  db: Db,
  providers: readonly string[],
  since: Date,
): Promise<{ provider: string; done: number }[]> {
  return db
    .selectFrom('sign_in.history')
    .select(['provider', ({ fn }) => fn.countAll<number>().as('done')])
    .where('provider', 'in', [...providers])
    .where('at', '>', since)
    .groupBy('provider')
    .execute();
}

export async function deleteHistoryBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_in.history').where('at', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}
