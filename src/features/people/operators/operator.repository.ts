import type { Db } from '#platform/database/db.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';

export async function findLevel(db: Db, userId: string): Promise<OperatorLevel | undefined> {
  const row = await db.selectFrom('operator').select('level').where('user_id', '=', userId).executeTakeFirst();
  return row?.level;
}

export interface OperatorRow {
  userId: string;
  level: OperatorLevel;
  addedAt: Date;
}

export function findAll(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .select(['user_id as userId', 'level', 'added_at as addedAt'])
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
}

export async function insert(db: Db, { userId, level, addedAt }: OperatorRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator')
    .values({ user_id: userId, level, added_at: addedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateLevel(db: Db, userId: string, level: OperatorLevel): Promise<void> {
  await db.updateTable('operator').set({ level }).where('user_id', '=', userId).execute();
}

export async function remove(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operator').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertSecondFactor(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('operator_second_factor')
    .values({ user_id: userId, seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasUsedSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('operator_second_factor').where('user_id', '=', userId).execute();
}
