import type { UnitOfWork } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { DESK_LEVELS } from '../operators/desk.events.ts';
import { deskNotices } from '../operators/desk.notices.ts';
import { listOperatorAccounts } from '../operators/notify-operators.service.ts';

interface Fraud {
  id: number;
  reporterId: number;
  reportedId: number | null;
}

/**
 * Notifies the operators who may decide a report of fraud: administrators alone where it is about an operator, and never
 * the one who made it or whom it is about.
 */
export async function notifyOfFraud(
  { db, effects }: UnitOfWork,
  operatorUserIds: readonly string[],
  { id, reporterId, reportedId }: Fraud,
): Promise<void> {
  const operators = await listOperatorAccounts(db, operatorUserIds);
  const isAboutOperator = operators.some(({ profileId }) => profileId === reportedId);
  const lowest = isAboutOperator ? OPERATOR_LEVEL.administrator : DESK_LEVELS.report;
  for (const { level, profileId } of operators) {
    if (level > lowest || profileId === reporterId || profileId === reportedId) continue;
    effects.notify(profileId, deskNotices.fraud(id));
  }
}
