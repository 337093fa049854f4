import type { Db } from '#platform/database/db.ts';
import type { AuditRecord } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { type Ctx, type Operator, toAuditActor } from '../access/actor.ts';
import type { AuditEntry } from './audit.contract.ts';
import {
  type AuditPage,
  countByActor,
  findAfter,
  findChainEnd,
  findLast,
  findPeople,
  insert,
  lockChain,
} from './audit.repository.ts';
import { CHAIN_START, chained, validateEntry } from './audit-chain.service.ts';
import type { ChainEnd, ChainedEntry, ChainIssue } from './audit-chain.ts';

const PAGE_ROWS = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

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

interface Verification {
  pageRows?: number;
  /** An end that was recorded before: without one nobody sees that rows were cut off since. */
  known?: ChainEnd | undefined;
  signal?: AbortSignal | undefined;
}

export async function verifyAudit(
  db: Db,
  { pageRows = PAGE_ROWS, known, signal }: Verification = {},
): Promise<AuditVerdict> {
  let end = CHAIN_START;
  for (;;) {
    signal?.throwIfAborted();
    const rows = await findAfter(db, end.id, pageRows);
    for (const row of rows) {
      const isOther = row.id === known?.id && !row.hash.equals(known.hash);
      const issue = validateEntry(end, row) ?? (isOther ? 'content' : undefined);
      if (issue) return { isIntact: false, brokenAt: row.id, issue };
      end = { id: row.id, hash: row.hash };
    }
    if (rows.length === pageRows) continue;
    if (known && end.id < known.id) return { isIntact: false, brokenAt: end.id + 1, issue: 'cut-off' };
    return { isIntact: true, end };
  }
}

/** Newest first. Operators below administrator see their own actions only. */
export async function listAudit(
  { db, actor }: Pick<Ctx<Operator>, 'db' | 'actor'>,
  { actor: by, ...page }: AuditPage,
): Promise<AuditEntry[]> {
  const own = toAuditActor(actor);
  const isWhole = actor.level <= OPERATOR_LEVEL.administrator;
  if (!isWhole && by !== undefined && by !== own) return [];
  const rows = await findLast(db, { ...page, actor: isWhole ? by : own });
  const nameOf = await readNames(db, rows);
  return (await toEntries(db, rows)).map((entry) => ({
    ...entry,
    actorName: nameOf(entry.actor),
    subjectName: nameOf(entry.subject),
  }));
}

export function lastAuditRows(db: Db, limit: number): Promise<ChainedEntry[]> {
  return findLast(db, { limit });
}

/** By user id; those who have done nothing are absent. */
export async function countActs(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { count: number; lastAt: Date }>> {
  const counted = await countByActor(
    db,
    userIds.map((userId) => toAuditActor({ userId })),
  );
  return new Map(counted.map(({ actor, ...acts }) => [actor.slice(USER.length), acts]));
}

const USER = 'user:';
const PROFILE = 'profile:';

async function readNames(db: Db, rows: readonly ChainedEntry[]): Promise<(who: string) => string | null> {
  const who = [...new Set(rows.flatMap(({ actor, subject }) => [actor, subject]))];
  const idsOf = (beginning: string) =>
    who.filter((each) => each.startsWith(beginning)).map((each) => each.slice(beginning.length));
  const people = await findPeople(db, {
    userIds: idsOf(USER).filter((id) => UUID.test(id)),
    profileIds: idsOf(PROFILE)
      .map(Number)
      .filter((id) => id <= MAX_ID),
  });
  const names = new Map<string, string | null>(
    people.flatMap(({ userId, profileId, name }) => [
      [`${USER}${userId}`, name] as const,
      [`${PROFILE}${profileId}`, name] as const,
    ]),
  );
  return (each) => names.get(each) ?? null;
}

/** For the list and the export. What is kept beside the chain is read and added here, a page at a time. */
async function toEntries(_db: Db, rows: readonly ChainedEntry[]) {
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

/** Returns a line of JSON for each row, oldest first: enough to verify the chain elsewhere. */
export async function* exportAudit(db: Db): AsyncGenerator<string> {
  let after = CHAIN_START.id;
  for (;;) {
    const rows = await findAfter(db, after, PAGE_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    const hashes = new Map(rows.map(({ id, previousHash }) => [id, previousHash.toString('hex')]));
    const entries = await toEntries(db, rows);
    yield entries.map((entry) => `${JSON.stringify({ ...entry, previousHash: hashes.get(entry.id) })}\n`).join('');
    after = last.id;
  }
}
