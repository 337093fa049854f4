import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { OwnSanction, Sanction, SanctionKind } from './sanction.contract.ts';
import type { RunningSuspension, SanctionablePlayer } from './sanction-row.ts';

/** Finds deleted profiles too. Locks the row, so that concurrent writes of the player run before or after. */
export function lockProfile(db: Db, id: number): Promise<SanctionablePlayer | undefined> {
  return db
    .selectFrom('profile')
    .select(['id', 'user_id as userId', 'name', 'banned_at as bannedAt', 'deleted_at as deletedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export interface NewSanction {
  kind: SanctionKind;
  profileId: number;
  at: Date;
  until: Date;
  reason: string;
  operatorUserId: string;
  reportId: number | null;
}

export async function insertSanction(
  db: Db,
  { kind, profileId, at, until, reason, operatorUserId, reportId }: NewSanction,
): Promise<number> {
  const values = { kind, profile_id: profileId, at, until, reason, operator_user_id: operatorUserId };
  const { id } = await db
    .insertInto('sanction')
    .values({ ...values, report_id: reportId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The one that ends last, if there are several: a person may return with two suspended accounts. */
export function findRunningSuspension(db: Db, profileId: number, now: Date): Promise<RunningSuspension | undefined> {
  return db
    .selectFrom('sanction')
    .select(['id', 'at', 'until', 'reason', 'operator_user_id as operatorUserId'])
    .where(isOpen('suspension', profileId, now))
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface SuspensionEnd {
  profileId: number;
  name: string | null;
  at: Date;
}

/** The next ends of suspensions. Of several of one player the last one counts. */
export function findSuspensionEnds(db: Db, now: Date, limit: number): Promise<SuspensionEnd[]> {
  return db
    .selectFrom('sanction')
    .innerJoin('profile', 'profile.id', 'sanction.profile_id')
    .select(['profile.id as profileId', 'profile.name', 'sanction.until as at'])
    .where('sanction.kind', '=', 'suspension')
    .where('sanction.ended_at', 'is', null)
    .where('sanction.until', '>', now)
    .where('profile.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const longer = selectFrom('sanction as other')
        .select('other.id')
        .where('other.kind', '=', 'suspension')
        .where('other.ended_at', 'is', null)
        .whereRef('other.profile_id', '=', 'sanction.profile_id')
        .whereRef('other.until', '>', 'sanction.until');
      return not(exists(longer));
    })
    .orderBy('sanction.until')
    .limit(limit)
    .execute();
}

export async function endSuspensions(db: Db, profileId: number, at: Date): Promise<void> {
  await db
    .updateTable('sanction')
    .set({ ended_at: at })
    .where(isOpen('suspension', profileId, at))
    .execute();
}

export async function shortenSuspensions(db: Db, profileId: number, { until, now }: { until: Date; now: Date }) {
  await db
    .updateTable('sanction')
    .set({ until })
    .where(isOpen('suspension', profileId, now))
    .where('until', '>', until)
    .execute();
}

/** @returns whether it counted still */
export async function endWarning(db: Db, profileId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sanction')
    .set({ ended_at: at })
    .where(isOpen('warning', profileId, at))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findWarningOwner(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('sanction')
    .select('profile_id')
    .where('id', '=', id)
    .where('kind', '=', 'warning')
    .executeTakeFirst();
  return row?.profile_id;
}

/** Warnings that count, the newest first. */
export async function findWarnings(db: Db, profileId: number, now: Date) {
  return db
    .selectFrom('sanction')
    .select(['id', 'at', 'until', 'reason'])
    .where(isOpen('warning', profileId, now))
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the newest first. */
export async function findSanctions(db: Db, profileId: number, limit: number): Promise<Sanction[]> {
  const rows = await db
    .selectFrom('sanction')
    .leftJoin('profile as operator', 'operator.user_id', 'sanction.operator_user_id')
    .selectAll('sanction')
    .select('operator.name as operator_name')
    .where('profile_id', '=', profileId)
    .orderBy('sanction.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toOwnSanction(row),
    by: row.operator_user_id,
    byName: row.operator_name,
    reportId: row.report_id,
  }));
}

export async function findOwnSanctions(db: Db, profileId: number): Promise<OwnSanction[]> {
  const rows = await db
    .selectFrom('sanction')
    .select(['id', 'kind', 'at', 'until', 'ended_at', 'reason'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(toOwnSanction);
}

/** Deletes all sanctions but a suspension that runs. */
export async function deleteSanctions(db: Db, profileId: number, now: Date): Promise<void> {
  await db
    .deleteFrom('sanction')
    .where('profile_id', '=', profileId)
    .where((eb) => eb.not(isOpen('suspension', profileId, now)(eb)))
    .execute();
}

export async function moveSanctions(db: Db, fromProfileIds: readonly number[], profileId: number): Promise<void> {
  if (fromProfileIds.length === 0) return;
  await db.updateTable('sanction').set({ profile_id: profileId }).where('profile_id', 'in', fromProfileIds).execute();
}

/** Deletes the suspensions of deleted accounts that run no longer. */
export async function deleteSanctionsOfDeleted(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sanction')
    .using('profile')
    .whereRef('profile.id', '=', 'sanction.profile_id')
    .where('profile.deleted_at', 'is not', null)
    .where(({ or, eb }) => or([eb('ended_at', 'is not', null), eb('until', '<=', now)]))
    .execute();
}

function isOpen(kind: SanctionKind, profileId: number, now: Date) {
  return ({ and, eb }: ExpressionBuilder<Database, 'sanction'>) =>
    and([
      eb('sanction.kind', '=', kind),
      eb('sanction.profile_id', '=', profileId),
      eb('sanction.ended_at', 'is', null),
      eb('sanction.until', '>', now),
    ]);
}

type OwnRow = Pick<Selectable<Database['sanction']>, 'id' | 'kind' | 'at' | 'until' | 'ended_at' | 'reason'>;

function toOwnSanction({ id, kind, at, until, ended_at, reason }: OwnRow): OwnSanction {
  return {
    id,
    kind,
    at: at.toISOString(),
    until: until.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    reason,
  };
}
