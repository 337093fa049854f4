import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { findAll, hasOperator, insert, type OperatorRow, remove } from './operator.repository.ts';

/** Operators by configuration (`OPERATOR_USER_IDS`) and by `npm run operator`. Asked anew each time: it holds at once. */
export async function isOperator(db: Db, operatorUserIds: readonly string[], userId: string): Promise<boolean> {
  return operatorUserIds.some((id) => id.toLowerCase() === userId) || (await hasOperator(db, userId));
}

/** Those of `npm run operator`, without those of the configuration. */
export function listOperators(db: Db): Promise<OperatorRow[]> {
  return findAll(db);
}

/** @returns false: was one already, and nothing changed */
export async function addOperator({ db, effects }: UnitOfWork, userId: string, at: Date): Promise<boolean> {
  if (!(await insert(db, userId, at))) return false;
  effects.audit('operator.add', `user:${userId}`);
  return true;
}

/** @returns false: was none, and nothing changed */
export async function removeOperator({ db, effects }: UnitOfWork, userId: string): Promise<boolean> {
  if (!(await remove(db, userId))) return false;
  effects.audit('operator.remove', `user:${userId}`);
  return true;
}
