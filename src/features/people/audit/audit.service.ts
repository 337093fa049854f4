import type { Db } from '#platform/database/db.ts';
import type { AuditRecord } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { type Ctx, type Operator, toAuditActor } from '../access/actor.ts';
import type { AuditEntry } from './audit.contract.ts';
import { findAfter, findChainEnd, findLast, insert, lockChain } from './audit.repository.ts';
import { CHAIN_START, chained, validateEntry } from './audit-chain.service.ts';
import type { ChainEnd, ChainedEntry, ChainIssue } from './audit-chain.ts';

const PAGE_ROWS = 500;

/** Adds rows to the chain, in the caller's transaction: other writers wait until it ends. */
export async function writeAudit(db: Db, records: readonly AuditRecord[]): Promise<void> {
  if (!db.isTransaction) throw new Error('An audit row belongs to the transaction of what it tells.');
  await lockChain(db);
  let end = (await findChainEnd(db)) ?? CHAIN_START;
  for (const { detail, ...record } of records) {
    const entry = chained(end, { ...record, detail: JSON.stringify(detail) });
    await insert(db, entry);
    end = entry;
  }
}

export type AuditVerdict = { isIntact: true; end: ChainEnd } | { isIntact: false; brokenAt: number; issue: ChainIssue };

/** Rows cut off at the end are found only by comparison with an end that was recorded before. */
export async function verifyAudit(db: Db, pageRows = PAGE_ROWS): Promise<AuditVerdict> {
  let end = CHAIN_START;
  for (;;) {
    const rows = await findAfter(db, end.id, pageRows);
    for (const row of rows) {
      const issue = validateEntry(end, row);
      if (issue) return { isIntact: false, brokenAt: row.id, issue };
      end = { id: row.id, hash: row.hash };
    }
    if (rows.length < pageRows) return { isIntact: true, end };
  }
}

/** Newest first. Operators below administrator see their own actions only. */
export async function listAudit(
  { db, actor }: Pick<Ctx<Operator>, 'db' | 'actor'>,
  page: { limit: number; beforeId?: number | undefined },
): Promise<AuditEntry[]> {
  const by = actor.level <= OPERATOR_LEVEL.administrator ? undefined : toAuditActor(actor);
  const rows = await findLast(db, { ...page, by });
  return rows.map(({ id, at, actor, action, subject, detail, hash }) => ({
    id,
    actor,
    action,
    subject,
    at: at.toISOString(),
    detail: JSON.parse(detail) as Record<string, unknown>,
    hash: hash.toString('hex'),
  }));
}

export function lastAuditRows(db: Db, limit: number): Promise<ChainedEntry[]> {
  return findLast(db, { limit });
}
