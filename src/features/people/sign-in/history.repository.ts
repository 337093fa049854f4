import type { Db } from '#platform/database/db.ts';

export interface PastSignIn {
  userId: string;
  provider: string;
  userAgent: string | null;
  at: Date;
}

export async function insertHistory(db: Db, { userId, provider, userAgent, at }: PastSignIn): Promise<void> {
  await db.insertInto('sign_in.history').values({ user_id: userId, provider, user_agent: userAgent, at }).execute();
}

export async function deleteHistoryBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_in.history').where('at', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}
