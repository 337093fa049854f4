import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';

/** True before the end, by the one clock that all processes share. */
const isRunning = ({ eb }: ExpressionBuilder<Database, 'operator'>) =>
  eb.or([eb('until', 'is', null), eb('until', '>', sql<Date>`now()`)]);

export async function findLevel(db: Db, userId: string): Promise<OperatorLevel | undefined> {
  const row = await db
    .selectFrom('operator')
    .select('level')
    .where('user_id', '=', userId)
    .where(isRunning)
    .executeTakeFirst();
  return row?.level;
}

export interface OperatorRow {
  userId: string;
  level: OperatorLevel;
  until: Date | null;
  addedAt: Date;
  /** User id, or `command`; null: before it was recorded. */
  givenBy: string | null;
  hasEnded: boolean;
}

const COLUMNS = ['user_id as userId', 'level', 'until', 'added_at as addedAt', 'given_by as givenBy'] as const;

export function findAll(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .select(COLUMNS)
    .select((eb) => eb.not(isRunning(eb)).$castTo<boolean>().as('hasEnded'))
    .orderBy('added_at')
    .orderBy('user_id')
    .execute();
}

/** Locks all administrators and the person until the transaction ends, always in the same order. */
export function lockAdministratorsAnd(db: Db, userId: string): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .select(COLUMNS)
    .select((eb) => eb.not(isRunning(eb)).$castTo<boolean>().as('hasEnded'))
    .where((eb) => eb.or([eb('level', '=', 1), eb('user_id', '=', userId)]))
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

export async function insert(db: Db, row: Omit<OperatorRow, 'hasEnded'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator')
    .values({
      user_id: row.userId,
      level: row.level,
      until: row.until,
      added_at: row.addedAt,
      given_by: row.givenBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function update(
  db: Db,
  userId: string,
  { level, until }: Pick<OperatorRow, 'level' | 'until'>,
): Promise<void> {
  await db.updateTable('operator').set({ level, until }).where('user_id', '=', userId).execute();
}

/** @returns what the row was */
export function remove(db: Db, userId: string): Promise<Pick<OperatorRow, 'level' | 'until'> | undefined> {
  return db.deleteFrom('operator').where('user_id', '=', userId).returning(['level', 'until']).executeTakeFirst();
}

export async function clearGiver(db: Db, userId: string): Promise<void> {
  await db.updateTable('operator').set({ given_by: null }).where('given_by', '=', userId).execute();
}

export interface NamedAccount {
  userId: string;
  profileId: number;
  name: string | null;
}

export async function findNamed(db: Db, userIds: readonly string[]): Promise<NamedAccount[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('profile')
    .select(['user_id as userId', 'id as profileId', 'name'])
    .where('user_id', 'in', [...userIds])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : [{ ...row, userId }]));
}

/** Whether anybody with this id has signed in or has a character. An external provider's people are known by the latter. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('sign_in.user').select('id').where('id', '=', userId)),
          eb.exists(eb.selectFrom('profile').select('id').where('user_id', '=', userId)),
        ])
        .$castTo<boolean>()
        .as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
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
