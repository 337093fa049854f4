import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database/db.ts';
import type { ChainEnd, ChainedEntry } from './audit-chain.ts';
import type { AuditText, AuditTextKind } from './audit-text.ts';

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

export function findAbout(db: Db, profileId: number, limit: number): Promise<ChainedEntry[]> {
  return entries(db)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('audit')
        .select('id')
        .where('subject', '=', `profile:${profileId}`)
        .union(selectFrom('audit_text').select('audit_id as id').where('profile_id', '=', profileId)),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
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

/** Whose account a text goes with; both null: nobody's. */
export interface Concerned {
  profileId: number | null;
  userId: string | null;
}

export async function insertTexts(
  db: Db,
  auditId: number,
  texts: readonly AuditText[],
  { profileId, userId }: Concerned,
): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insertInto('audit_text')
    .values(texts.map((text) => ({ ...text, audit_id: auditId, profile_id: profileId, user_id: userId })))
    .execute();
}

export function findTexts(
  db: Db,
  auditIds: readonly number[],
): Promise<{ auditId: number; kind: AuditTextKind; text: string }[]> {
  if (auditIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('audit_text')
    .select(['audit_id as auditId', 'kind', 'text'])
    .where('audit_id', 'in', auditIds)
    .execute();
}

/** @param preservedSince the reasons of suspensions set since then stay; null: nothing stays */
export async function deleteTexts(
  db: Db,
  { profileId, userId }: Concerned,
  preservedSince: Date | null,
): Promise<void> {
  await db
    .deleteFrom('audit_text')
    .where(({ or, eb }) => or([eb('profile_id', '=', profileId), eb('user_id', '=', userId)]))
    .$if(preservedSince !== null, (query) =>
      query.where('audit_id', 'not in', ({ selectFrom }) =>
        selectFrom('audit_text as kept')
          .innerJoin('audit', 'audit.id', 'kept.audit_id')
          .where('kept.profile_id', '=', profileId)
          .where('audit.action', '=', 'suspension.set')
          .where('audit.at', '>=', preservedSince ?? new Date(0))
          .select('audit.id'),
      ),
    )
    .execute();
}

/** Returns when the suspension was set that runs at this moment. */
export async function findRunningSince(db: Db, profileId: number, at: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('profile')
    .select(['suspended_at', 'created_at'])
    .where('id', '=', profileId)
    .where('banned_at', '>', at)
    .executeTakeFirst();
  return row ? (row.suspended_at ?? row.created_at) : null;
}

export async function moveTexts(db: Db, fromProfileIds: readonly number[], profileId: number): Promise<void> {
  if (fromProfileIds.length === 0) return;
  await db.updateTable('audit_text').set({ profile_id: profileId }).where('profile_id', 'in', fromProfileIds).execute();
}

/** Deletes texts about deleted accounts for which no suspension is stored. */
export async function deleteTextsOfDeleted(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_text')
    .using('profile')
    .whereRef('profile.id', '=', 'audit_text.profile_id')
    .where('profile.deleted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lasting_suspension').whereRef('lasting_suspension.profile_id', '=', 'profile.id'))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
