import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database/db.ts';
import type { ChainEnd, ChainedEntry } from './audit-chain.ts';

/** Arbitrary, but must be unique among the advisory locks of this database. */
const CHAIN_LOCK = 7_304_251;

export async function lockChain(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHAIN_LOCK}::bigint)`.execute(db);
}

export async function findChainEnd(db: Db): Promise<ChainEnd | undefined> {
  return db.selectFrom('audit').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Reads the end of the chain within the caller's snapshot, so that it matches the backup; null: the chain is empty. */
export async function findAuditHead(client: pg.ClientBase): Promise<{ id: number; hash: string } | null> {
  const { rows } = await client.query<{ id: number; hash: string }>(
    `select id::float8 as id, encode(hash, 'hex') as hash from audit order by id desc limit 1`,
  );
  return rows[0] ?? null;
}

export async function insert(db: Db, { previousHash, ...entry }: ChainedEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, previous_hash: previousHash })
    .execute();
}

export function findAfter(db: Db, id: number, limit: number): Promise<ChainedEntry[]> {
  return entries(db).where('id', '>', id).orderBy('id').limit(limit).execute();
}

export interface AuditPage {
  limit: number;
  beforeId?: number | undefined;
  by?: string | undefined;
}

export function findLast(db: Db, { limit, beforeId, by }: AuditPage): Promise<ChainedEntry[]> {
  let newest = entries(db).orderBy('id', 'desc').limit(limit);
  if (beforeId !== undefined) newest = newest.where('id', '<', beforeId);
  if (by !== undefined) newest = newest.where('actor', '=', by);
  return newest.execute();
}

function entries(db: Db) {
  return (
    db
      .selectFrom('audit')
      .select(['id', 'at', 'actor', 'action', 'subject', 'previous_hash as previousHash', 'hash'])
      // Selected as text: the driver would parse the JSON, and the hash covers the exact bytes.
      .select(sql<string>`detail::text`.as('detail'))
  );
}
