import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { isOperator } from './operator.service.ts';

/**
 * No act on people touches an operator or oneself (contract §21).
 * @param userId null: the account was deleted
 * @param operatorUserIds operators by configuration
 * @throws {AppError} CONFLICT with the reason OPERATOR
 */
export async function requireNoOperator(
  { db, actor }: Pick<Ctx<Operator>, 'db' | 'actor'>,
  userId: string | null,
  operatorUserIds: readonly string[],
): Promise<void> {
  if (userId === null) return;
  const data = { reason: 'OPERATOR' };
  if (userId === actor.userId) throw new AppError('CONFLICT', { message: peopleErrors.actOnOneself, data });
  if (await isOperator(db, operatorUserIds, userId)) {
    throw new AppError('CONFLICT', { message: peopleErrors.actOnOperator, data });
  }
}
