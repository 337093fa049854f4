import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface StoredKey {
  kid: string;
  privateJwk: Record<string, unknown>;
  createdAt: Date;
  retiredAt: Date | null;
}

/** Serialises changes of keys until the transaction ends. */
export async function lockKeys(db: Db): Promise<void> {
  await sql`lock table sign_in.signing_key in share row exclusive mode`.execute(db);
}

export async function findKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('sign_in.signing_key')
    .selectAll()
    .orderBy(sql`retired_at is null`, 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    privateJwk: row.private_jwk,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

export async function insertFirstKey(db: Db, kid: string, privateJwk: Record<string, unknown>): Promise<void> {
  await db
    .insertInto('sign_in.signing_key')
    .values({ kid, private_jwk: JSON.stringify(privateJwk), retired_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceKey(db: Db, kid: string, privateJwk: Record<string, unknown>, at: Date): Promise<void> {
  await db.updateTable('sign_in.signing_key').set({ retired_at: at }).where('retired_at', 'is', null).execute();
  await db
    .insertInto('sign_in.signing_key')
    .values({ kid, private_jwk: JSON.stringify(privateJwk), retired_at: null })
    .execute();
}

export async function deleteKeysRetiredBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sign_in.signing_key').where('retired_at', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}
