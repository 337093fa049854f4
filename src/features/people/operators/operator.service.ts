import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { PeopleTables } from '../people.tables.ts';
import { findAll, hasOperator, insert, type OperatorRow, remove } from './operator.repository.ts';

type Db = Kysely<PeopleTables>;

/** Operators by configuration (`OPERATOR_USER_IDS`) and by `npm run operator`. Asked anew each time: it holds at once. */
export async function isOperator(db: Db, operatorUserIds: readonly string[], userId: string): Promise<boolean> {
  return operatorUserIds.some((id) => id.toLowerCase() === userId) || (await hasOperator(db, userId));
}

/** Those of `npm run operator`, without those of the configuration. */
export function listOperators(db: Db): Promise<OperatorRow[]> {
  return findAll(db);
}

/** @returns false: was one already, and nothing changed */
export async function addOperator(
  { db, effects }: UnitOfWork<PeopleTables>,
  userId: string,
  at: Date,
): Promise<boolean> {
  if (!(await insert(db, userId, at))) return false;
  effects.audit('operator.add', `user:${userId}`);
  return true;
}

/** @returns false: was none, and nothing changed */
export async function removeOperator({ db, effects }: UnitOfWork<PeopleTables>, userId: string): Promise<boolean> {
  if (!(await remove(db, userId))) return false;
  effects.audit('operator.remove', `user:${userId}`);
  return true;
}
