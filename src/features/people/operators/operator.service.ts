import type { Kysely } from 'kysely';
import { type AuditRecord, writeAudit } from '../audit/audit.service.ts';
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

/** Who does it, and when. */
export type OperatorChange = Pick<AuditRecord, 'actor' | 'at'> & { userId: string };

/** @returns false: was one already, and nothing changed */
export function addOperator(db: Db, { userId, actor, at }: OperatorChange): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await insert(transaction, userId, at))) return false;
    await writeAudit(transaction, { at, actor, action: 'operator.add', subject: `user:${userId}`, detail: {} });
    return true;
  });
}

/** @returns false: was none, and nothing changed */
export function removeOperator(db: Db, { userId, actor, at }: OperatorChange): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await remove(transaction, userId))) return false;
    await writeAudit(transaction, { at, actor, action: 'operator.remove', subject: `user:${userId}`, detail: {} });
    return true;
  });
}
