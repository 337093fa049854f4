import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '#platform/database/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
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

export interface AuditFilter {
  actor?: string | undefined;
  /** The beginning of its name. */
  action?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

export interface AuditPage extends AuditFilter {
  limit: number;
  beforeId?: number | undefined;
}

/** Newest first, by one of the indexes of `0037-desk-operators.ts`, however many rows there are. */
export async function findLast(db: Db, { action, ...page }: AuditPage): Promise<ChainedEntry[]> {
  if (action === undefined) return newest(db, page);
  // The newest of each action: an index over a range of actions has no order by row.
  const actions = await findActions(db, action);
  const rows = (await Promise.all(actions.map((each) => newest(db, { ...page, action: each })))).flat();
  return rows.toSorted((one, other) => other.id - one.id).slice(0, page.limit);
}

/** @param filter `action` is the whole name */
function newest(db: Db, filter: AuditPage): Promise<ChainedEntry[]> {
  const { subject, from, to, limit } = filter;
  const columns = indexedColumns(filter);
  const names = columns.map(([column]) => column);
  const values = columns.map(([, value]) => sql`${value}`);
  // By equality alone the planner takes rows of an actor who left long ago for evenly spread, and looks for them from the
  // newest row on. Compared as rows as well, they seem few, and it takes the index that has them in order.
  const isWithin = sql<boolean>`(${sql.join([...names, sql`id`])}) > (${sql.join([...values, lowerBound(filter)])})
    and (${sql.join([...names, sql`id`])}) < (${sql.join([...values, upperBound(filter)])})`;
  let rows = entries(db).where(isWithin).orderBy('id', 'desc').limit(limit);
  if (filter.actor !== undefined) rows = rows.where('actor', '=', filter.actor);
  if (filter.action !== undefined) rows = rows.where(ACTION, '=', filter.action);
  if (subject !== undefined) rows = rows.where('subject', '=', subject);
  if (from) rows = rows.where('at', '>=', from);
  if (to) rows = rows.where('at', '<', to);
  return rows.execute();
}

type IndexedColumn = readonly [column: RawBuilder<string>, value: string];

/** The columns before `id` in the index that serves the filter; a subject alone leaves few rows. */
function indexedColumns({ actor, action, subject }: AuditFilter): readonly IndexedColumn[] {
  if (subject !== undefined) return [[sql<string>`subject`, subject]];
  const byActor: readonly IndexedColumn[] = actor === undefined ? [] : [[sql<string>`actor`, actor]];
  return action === undefined ? byActor : [...byActor, [ACTION, action]];
}

function lowerBound({ from }: AuditPage): RawBuilder<number> {
  return from ? idBefore(from) : sql<number>`0::bigint`;
}

function upperBound({ beforeId = MAX_ROW_ID, to }: AuditPage): RawBuilder<number> {
  return to ? sql<number>`least(${beforeId}::bigint, ${idFrom(to)})` : sql<number>`${beforeId}::bigint`;
}

/** Rows are in the order of their moments, but for the clocks of several machines (`clock-check.ts`). */
const MAX_DISORDER_MS = 10 * MINUTE_MS;
const MAX_ROW_ID = Number.MAX_SAFE_INTEGER;

/** All rows from that moment on come after this one. */
function idBefore(at: Date) {
  const earlier = new Date(at.getTime() - MAX_DISORDER_MS);
  return sql<number>`coalesce((select id from audit where at < ${earlier} order by at desc limit 1), 0)`;
}

/** All rows before that moment come before this one. */
function idFrom(at: Date) {
  const later = new Date(at.getTime() + MAX_DISORDER_MS);
  return sql<number>`coalesce((select id from audit where at >= ${later} order by at limit 1), ${MAX_ROW_ID}::bigint)`;
}

/** Compared by bytes, whatever the database's collation: only then do names that begin alike stand together. */
const ACTION = sql<string>`action collate "C"`;

/** The names of stored actions that begin so. Reads one row of the index for each, not all of them. */
export async function findActions(db: Db, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive named as (
      (select action from audit where action collate "C" >= ${beginning} order by action collate "C" limit 1)
      union all
      select (
        select next.action from audit as next
        where next.action collate "C" > named.action order by next.action collate "C" limit 1
      ) from named where starts_with(named.action, ${beginning})
    )
    select action from named where starts_with(action, ${beginning})`.execute(db);
  return rows.map(({ action }) => action);
}

export interface ActCount {
  actor: string;
  count: number;
  lastAt: Date;
}

export async function countByActor(db: Db, actors: readonly string[]): Promise<ActCount[]> {
  if (actors.length === 0) return [];
  return db
    .selectFrom('audit')
    .select(['actor', (eb) => eb.fn.countAll<number>().as('count'), (eb) => eb.fn.max('at').as('lastAt')])
    .where('actor', 'in', [...actors])
    .groupBy('actor')
    .execute();
}

export interface NamedPerson {
  profileId: number;
  userId: string | null;
  name: string | null;
}

export function findPeople(
  db: Db,
  { userIds, profileIds }: { userIds: readonly string[]; profileIds: readonly number[] },
): Promise<NamedPerson[]> {
  return db
    .selectFrom('profile')
    .select(['id as profileId', 'user_id as userId', 'name'])
    .where((eb) =>
      eb.or([eb('user_id', '=', eb.fn.any(eb.val([...userIds]))), eb('id', '=', eb.fn.any(eb.val([...profileIds])))]),
    )
    .where('deleted_at', 'is', null)
    .execute();
}

export interface StoredCheck {
  verifiedAt: Date;
  isIntact: boolean;
  lastId: number;
  lastHash: Buffer;
}

export function findCheck(db: Db): Promise<StoredCheck | undefined> {
  return db
    .selectFrom('audit_check')
    .select(['verified_at as verifiedAt', 'is_intact as isIntact', 'last_id as lastId', 'last_hash as lastHash'])
    .executeTakeFirst();
}

/** A verification that began before the stored one does not replace it. */
export async function saveCheck(db: Db, { verifiedAt, isIntact, lastId, lastHash }: StoredCheck): Promise<void> {
  const row = { verified_at: verifiedAt, is_intact: isIntact, last_id: lastId, last_hash: lastHash };
  await db
    .insertInto('audit_check')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet(row).where('audit_check.verified_at', '<=', verifiedAt),
    )
    .execute();
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
