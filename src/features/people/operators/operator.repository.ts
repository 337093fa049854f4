import type { Db } from '#platform/database/db.ts';

export async function hasOperator(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('operator').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export interface OperatorRow {
  userId: string;
  addedAt: Date;
}

/** In the order they were added. */
export function findAll(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .select(['user_id as userId', 'added_at as addedAt'])
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
}

/** @returns false: was one already */
export async function insert(db: Db, userId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator')
    .values({ user_id: userId, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns false: was none */
export async function remove(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operator').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}
