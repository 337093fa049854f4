import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';
import { hasOperator } from './operator.repository.ts';

/** Operators by configuration (`OPERATOR_USER_IDS`) and by `npm run operator`. Asked anew each time: it holds at once. */
export async function isOperator(
  db: Kysely<PeopleTables>,
  operatorUserIds: readonly string[],
  userId: string,
): Promise<boolean> {
  return operatorUserIds.some((id) => id.toLowerCase() === userId) || (await hasOperator(db, userId));
}
