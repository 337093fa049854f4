import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Person } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import {
  clearGiver,
  deleteSecondFactor,
  findAll,
  findLevel,
  hasUsedSecondFactor,
  insert,
  insertSecondFactor,
  lockAdministratorsAnd,
  type OperatorRow,
  remove,
  update,
} from './operator.repository.ts';

/**
 * Returns null for anyone but operators. Operators by configuration (`OPERATOR_USER_IDS`) are administrators, others
 * have the level that they were given, until its end. Never cached, so changes apply at once.
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

/** Returns those added by command or desk, until their end. */
export async function listOperators(db: Db): Promise<OperatorRow[]> {
  return (await findAll(db)).filter(({ hasEnded }) => !hasEnded);
}

/** Also those whose time is over. */
export function listTerms(db: Db): Promise<OperatorRow[]> {
  return findAll(db);
}

export interface Term {
  level: OperatorLevel;
  until: Date | null;
}

interface Addition {
  userId: string;
  addedAt: Date;
  /** User id, or `command`. */
  givenBy: string;
  /** When left out: administrator for a new operator, unchanged for an existing one. */
  level?: OperatorLevel | undefined;
  /** When left out: without an end for a new operator, unchanged for an existing one. */
  until?: Date | undefined;
}

/** A person who has reached the end counts as none. @returns the term before (null: none) and the term now */
export async function addOperator(
  unit: UnitOfWork,
  { userId, level, until, ...added }: Addition,
): Promise<{ before: Term | null; now: Term }> {
  const { db } = unit;
  const fresh = { level: level ?? OPERATOR_LEVEL.administrator, until: until ?? null };
  if (await insert(db, { ...fresh, ...added, userId })) {
    auditAddition(unit, userId, fresh);
    return { before: null, now: fresh };
  }
  const row = (await lockAdministratorsAnd(db, userId)).find((each) => each.userId === userId);
  if (!row || row.hasEnded) {
    await remove(db, userId);
    return addOperator(unit, { userId, level, until, ...added });
  }
  const before = { level: row.level, until: row.until };
  const now = { level: level ?? before.level, until: until ?? before.until };
  await replaceTerm(unit, userId, before, now);
  return { before, now };
}

export function auditAddition({ effects }: UnitOfWork, userId: string, { level, until }: Term): void {
  effects.audit('operator.add', `user:${userId}`, {
    // Rows from before there were levels have none, so administrators are still written without.
    ...(level !== OPERATOR_LEVEL.administrator && { level }),
    ...(until && { until: until.toISOString() }),
  });
}

/** Writes nothing where nothing changes. */
export async function replaceTerm(
  { db, effects }: UnitOfWork,
  userId: string,
  before: Term,
  after: Term,
): Promise<void> {
  const hasNewEnd = before.until?.getTime() !== after.until?.getTime();
  if (before.level === after.level && !hasNewEnd) return;
  await update(db, userId, after);
  effects.audit('operator.change', `user:${userId}`, {
    before: before.level,
    after: after.level,
    ...(hasNewEnd && {
      untilBefore: before.until?.toISOString() ?? null,
      untilAfter: after.until?.toISOString() ?? null,
    }),
  });
}

/** @returns false when the person was no operator; nothing changed */
export async function removeOperator(
  { db, effects }: UnitOfWork,
  userId: string,
  { reason }: { reason?: string } = {},
): Promise<boolean> {
  await deleteSecondFactor(db, userId);
  const removed = await remove(db, userId);
  if (!removed) return false;
  effects.audit('operator.remove', `user:${userId}`, {
    level: removed.level,
    ...(removed.until && { until: removed.until.toISOString() }),
    ...(reason !== undefined && { reason }),
  });
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

/** Whoever deletes the account leaves the list, also as the last administrator (contract §4). */
export const operatorData: PersonalData = {
  name: 'operator',
  async exportOf(db, { person }) {
    const own = (await findAll(db)).find(({ userId }) => userId === person.userId);
    return own && { level: own.level, addedAt: own.addedAt, until: own.until };
  },
  async deleteOf({ db, effects }, { person: { userId } }) {
    await deleteSecondFactor(db, userId);
    await clearGiver(db, userId);
    const removed = await remove(db, userId);
    if (removed) effects.audit('operator.leave', `user:${userId}`, { level: removed.level });
  },
};
