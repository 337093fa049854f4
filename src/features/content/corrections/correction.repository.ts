import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { constraintOf } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { CORRECTION_STATE, type Correction, type CorrectionState } from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';

const { open, accepted } = CORRECTION_STATE;

export interface CorrectionRecord
  extends Pick<
    Correction,
    | 'entity'
    | 'rowId'
    | 'name'
    | 'field'
    | 'value'
    | 'text'
    | 'present'
    | 'presentText'
    | 'comment'
    | 'source'
    | 'isThanked'
  > {
  userId: string;
  profileId: number | null;
  at: Date;
}

/** @throws {AppError} CONFLICT.OPEN when the person has an open one about the field of the row */
export async function insert(db: Db, record: CorrectionRecord): Promise<Correction> {
  try {
    const row = await db
      .insertInto('correction')
      .values({
        created_at: record.at,
        user_id: record.userId,
        profile_id: record.profileId,
        entity: record.entity,
        row_id: record.rowId,
        field: record.field,
        value: JSON.stringify(record.value),
        present: JSON.stringify(record.present),
        name: record.name,
        value_text: record.text,
        present_text: record.presentText,
        comment: record.comment,
        source: record.source,
        is_thanked: record.isThanked,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toCorrection(row);
  } catch (error) {
    if (constraintOf(error) !== 'correction_one_open') throw error;
    throw new AppError('CONFLICT', { message: correctionErrors.open, data: { reason: 'OPEN' } });
  }
}

export async function countSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('correction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export interface CorrectionPage {
  beforeId?: number | undefined;
  limit: number;
}

/** Returns the newest first. */
export async function findByUser(db: Db, userId: string, { beforeId, limit }: CorrectionPage): Promise<Correction[]> {
  let query = db.selectFrom('correction').selectAll().where('user_id', '=', userId);
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toCorrection);
}

export async function findAllByUser(db: Db, userId: string): Promise<Correction[]> {
  const rows = await db.selectFrom('correction').selectAll().where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(toCorrection);
}

/**
 * Deletes what was not accepted. Accepted ones stay with what became a fact, without account and texts; of whoever wanted
 * to be thanked the profile stays named, which has no name any more.
 */
export async function deleteByUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('correction').where('user_id', '=', userId).where('state', '<>', accepted).execute();
  await db
    .updateTable('correction')
    .set({
      user_id: null,
      profile_id: sql<number | null>`case when is_thanked then profile_id end`,
      comment: '',
      source: '',
    })
    .where('user_id', '=', userId)
    .execute();
}

export interface FoundCorrection {
  id: number;
  entity: EntityName;
  rowId: number;
  field: string;
  value: unknown;
  state: CorrectionState;
  userId: string | null;
  profileId: number | null;
  decidedAt: Date | null;
  decidedBy: string | null;
}

export async function findById(db: Db, id: number): Promise<FoundCorrection | undefined> {
  const row = await db.selectFrom('correction').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFound(row);
}

export async function findByIds(db: Db, ids: readonly number[]): Promise<FoundCorrection[]> {
  const rows = await db
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.map(toFound);
}

/** Returns the open ones of these ids and all that equal one of them, locked until the transaction ends, by id. */
export async function lockOpenEqual(db: Db, ids: readonly number[]): Promise<FoundCorrection[]> {
  const rows = await db
    .selectFrom('correction')
    .selectAll()
    .where('state', '=', open)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('correction as named')
          .whereRef('named.entity', '=', 'correction.entity')
          .whereRef('named.row_id', '=', 'correction.row_id')
          .whereRef('named.field', '=', 'correction.field')
          .whereRef('named.value', '=', 'correction.value')
          .where('named.id', '=', sql<number>`any(${[...ids]}::int[])`),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(toFound);
}

export interface Decision {
  state: CorrectionState;
  answer: string;
  version: number | null;
  by: string;
  at: Date;
}

export async function setDecision(
  db: Db,
  ids: readonly number[],
  { state, answer, version, by, at }: Decision,
): Promise<void> {
  await db
    .updateTable('correction')
    .set({ state, answer, version, decided_by: by, decided_at: at })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

type Row = Selectable<Database['correction']>;

function toFound(row: Row): FoundCorrection {
  return {
    id: row.id,
    entity: row.entity as EntityName,
    rowId: row.row_id,
    field: row.field,
    value: row.value,
    state: row.state as CorrectionState,
    userId: row.user_id,
    profileId: row.profile_id,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  };
}

/** The label of a field that no entity has any more is its name. */
export function fieldLabel(entity: EntityName, field: string): string {
  return fieldOf(entity, field)?.label ?? field;
}

function toCorrection(row: Row): Correction {
  const entity = row.entity as EntityName;
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    entity,
    rowId: row.row_id,
    name: row.name,
    field: row.field,
    label: fieldLabel(entity, row.field),
    value: row.value,
    text: row.value_text,
    present: row.present,
    presentText: row.present_text,
    comment: row.comment,
    source: row.source,
    isThanked: row.is_thanked,
    state: row.state as CorrectionState,
    answer: row.answer,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
