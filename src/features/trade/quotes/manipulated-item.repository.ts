import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export function findManipulatedAmong(
  db: Db,
  itemIds: readonly number[],
): Promise<{ itemId: number; reason: string }[]> {
  return db
    .selectFrom('manipulated_item')
    .select(['item_id as itemId', 'reason'])
    .where('item_id', '=', sql<number>`any(${[...itemIds]}::int[])`)
    .execute();
}

export interface ManipulatedRow {
  itemId: number;
  createdAt: Date;
  reason: string;
  operatorUserId: string;
}

export function findManipulated(db: Db): Promise<ManipulatedRow[]> {
  return db
    .selectFrom('manipulated_item')
    .select(['item_id as itemId', 'created_at as createdAt', 'reason', 'operator_user_id as operatorUserId'])
    .orderBy('created_at', 'desc')
    .orderBy('item_id')
    .execute();
}

export async function upsertManipulated(db: Db, row: ManipulatedRow): Promise<void> {
  const { itemId, createdAt, reason, operatorUserId } = row;
  await db
    .insertInto('manipulated_item')
    .values({ item_id: itemId, created_at: createdAt, reason, operator_user_id: operatorUserId })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({ created_at: createdAt, reason, operator_user_id: operatorUserId }),
    )
    .execute();
}

export async function deleteManipulated(db: Db, itemId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('manipulated_item').where('item_id', '=', itemId).executeTakeFirst();
  return numDeletedRows > 0n;
}
