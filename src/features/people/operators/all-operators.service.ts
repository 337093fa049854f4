import type { Db } from '#platform/database/db.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { listOperators } from './operator.service.ts';

export interface KnownOperator {
  readonly userId: string;
  readonly level: OperatorLevel;
}

/** Returns every operator once: those by configuration, who are administrators, and those that were added. */
export async function listAllOperators(db: Db, operatorUserIds: readonly string[]): Promise<KnownOperator[]> {
  const configured = new Set(operatorUserIds.map((id) => id.toLowerCase()));
  const added = (await listOperators(db)).filter(({ userId }) => !configured.has(userId));
  return [...configured]
    .map<KnownOperator>((userId) => ({ userId, level: OPERATOR_LEVEL.administrator }))
    .concat(added);
}

export async function listOperatorIds(db: Db, operatorUserIds: readonly string[]): Promise<string[]> {
  return (await listAllOperators(db, operatorUserIds)).map(({ userId }) => userId);
}
