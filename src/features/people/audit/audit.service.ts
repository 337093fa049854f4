import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';
import type { AuditEntry } from './audit.contract.ts';
import { findAfter, findChainEnd, findLast, insert, lockChain } from './audit.repository.ts';
import { CHAIN_START, type ChainEnd, type ChainedEntry, type ChainFault, chained, chainFault } from './audit-chain.ts';

type Db = Kysely<PeopleTables>;

const PAGE_ROWS = 500;

export interface AuditRecord {
  at: Date;
  /** `user:UUID`, or `command` for the command line. */
  actor: string;
  /** `suspension.set`, `operator.add` … */
  action: string;
  /** `profile:12`, `user:UUID` … */
  subject: string;
  /** Nothing that a person may have deleted later: the row stays for ever. */
  detail: Readonly<Record<string, unknown>>;
}

/** Adds a row to the chain in the caller's transaction. Call it last: other writers wait until the transaction ends. */
export async function writeAudit(db: Db, { detail, ...record }: AuditRecord): Promise<void> {
  if (!db.isTransaction) throw new Error('An audit row belongs to the transaction of what it tells.');
  await lockChain(db);
  const end = (await findChainEnd(db)) ?? CHAIN_START;
  await insert(db, chained(end, { ...record, detail: JSON.stringify(detail) }));
}

export type AuditVerdict =
  | { isIntact: true; end: ChainEnd }
  /** `brokenAt`: the first row that does not follow from those before it. */
  | { isIntact: false; brokenAt: number; fault: ChainFault };

/** Reads the chain from its first row on. Rows cut off at the end show only beside an end that was noted before. */
export async function verifyAudit(db: Db, pageRows = PAGE_ROWS): Promise<AuditVerdict> {
  let end = CHAIN_START;
  for (;;) {
    const rows = await findAfter(db, end.id, pageRows);
    for (const row of rows) {
      const fault = chainFault(end, row);
      if (fault) return { isIntact: false, brokenAt: row.id, fault };
      end = { id: row.id, hash: row.hash };
    }
    if (rows.length < pageRows) return { isIntact: true, end };
  }
}

/** Newest first, as operators read it. */
export async function listAudit(db: Db, page: { limit: number; beforeId?: number | undefined }): Promise<AuditEntry[]> {
  const rows = await findLast(db, page.limit, page.beforeId);
  return rows.map(({ id, at, actor, action, subject, detail, hash }) => ({
    ...{ id, actor, action, subject },
    at: at.toISOString(),
    detail: JSON.parse(detail) as Record<string, unknown>,
    hash: hash.toString('hex'),
  }));
}

/** Newest first. */
export function lastAuditRows(db: Db, limit: number): Promise<ChainedEntry[]> {
  return findLast(db, limit);
}
