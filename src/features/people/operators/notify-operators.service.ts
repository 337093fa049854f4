import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { Notice } from '#shared/notice.ts';
import { type KnownOperator, listAllOperators } from './all-operators.service.ts';
import { findNamed } from './operator.repository.ts';

/** An operator who can be notified. */
export interface OperatorAccount extends KnownOperator {
  readonly profileId: number;
}

/** Returns the operators who have a character. @param operatorUserIds operators by configuration */
export async function listOperatorAccounts(db: Db, operatorUserIds: readonly string[]): Promise<OperatorAccount[]> {
  const operators = await listAllOperators(db, operatorUserIds);
  const accounts = await findNamed(
    db,
    operators.map(({ userId }) => userId),
  );
  const profileIds = new Map(accounts.map(({ userId, profileId }) => [userId, profileId]));
  return operators.flatMap((operator) => {
    const profileId = profileIds.get(operator.userId);
    return profileId === undefined ? [] : [{ ...operator, profileId }];
  });
}

/**
 * Notifies the operators who may open what the notice is about. Those without a character are not reached.
 * @param level the lowest one that may open it
 */
export async function notifyOperators(
  { db, effects }: UnitOfWork,
  { operatorUserIds, level }: { operatorUserIds: readonly string[]; level: OperatorLevel },
  notice: Notice,
): Promise<void> {
  const accounts = await listOperatorAccounts(db, operatorUserIds);
  for (const account of accounts) if (account.level <= level) effects.notify(account.profileId, notice);
}
