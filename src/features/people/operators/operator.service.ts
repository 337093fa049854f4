import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Person } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  deleteSecondFactor,
  findAll,
  findLevel,
  hasUsedSecondFactor,
  insert,
  insertSecondFactor,
  type OperatorRow,
  remove,
  updateLevel,
} from './operator.repository.ts';

/**
 * Returns null for anyone but operators. Operators by configuration (`OPERATOR_USER_IDS`) are administrators, others
 * have the level that `npm run operator` set. Never cached, so changes apply at once.
 */
export async function findOperatorLevel(
  db: Db,
  operatorUserIds: readonly string[],
  userId: string,
): Promise<OperatorLevel | null> {
  if (operatorUserIds.some((id) => id.toLowerCase() === userId)) return OPERATOR_LEVEL.administrator;
  return (await findLevel(db, userId)) ?? null;
}

export async function isOperator(db: Db, operatorUserIds: readonly string[], userId: string): Promise<boolean> {
  return (await findOperatorLevel(db, operatorUserIds, userId)) !== null;
}

export function listOperators(db: Db): Promise<OperatorRow[]> {
  return findAll(db);
}

/**
 * @param level when left out: administrator for a new operator, unchanged for an existing one
 * @returns the level before (null: none) and the level now
 */
export async function addOperator(
  { db, effects }: UnitOfWork,
  userId: string,
  addedAt: Date,
  level?: OperatorLevel,
): Promise<{ before: OperatorLevel | null; level: OperatorLevel }> {
  const wanted = level ?? OPERATOR_LEVEL.administrator;
  if (await insert(db, { userId, level: wanted, addedAt })) {
    // Rows from before there were levels have none, so administrators are still written without.
    effects.audit('operator.add', `user:${userId}`, wanted === OPERATOR_LEVEL.administrator ? {} : { level: wanted });
    return { before: null, level: wanted };
  }
  const before = (await findLevel(db, userId)) ?? wanted;
  if (level === undefined || level === before) return { before, level: before };
  await updateLevel(db, userId, level);
  effects.audit('operator.change', `user:${userId}`, { before, after: level });
  return { before, level };
}

/** @returns false when the person was no operator; nothing changed */
export async function removeOperator({ db, effects }: UnitOfWork, userId: string): Promise<boolean> {
  await deleteSecondFactor(db, userId);
  if (!(await remove(db, userId))) return false;
  effects.audit('operator.remove', `user:${userId}`);
  return true;
}

/**
 * An operator who has once acted with a second factor needs it from then on, so that a token of the first factor alone is
 * worth less. Providers that tell none (`amr`) are not asked for one. Removing the operator by command resets it.
 * @throws {AppError} FORBIDDEN with `data.needsSignIn`
 */
export async function requireSecondFactor(
  db: Db,
  { userId, proof }: Pick<Person, 'userId' | 'proof'>,
  now: Date,
): Promise<void> {
  if (proof?.hasSecondFactor) return insertSecondFactor(db, userId, now);
  if (!(await hasUsedSecondFactor(db, userId))) return;
  throw new AppError('FORBIDDEN', {
    message: peopleErrors.secondFactor,
    data: { needsSignIn: true, needsSecondFactor: true },
  });
}

export const secondFactorData: PersonalData = {
  name: 'operatorSecondFactor',
  exportOf: async () => undefined,
  deleteOf: ({ db }, { person }) => deleteSecondFactor(db, person.userId),
};
