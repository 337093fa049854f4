import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import type { AuditRecord, AuditSubject } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID, UUID } from '#shared/ids.ts';
import { type Ctx, type Operator, toAuditActor } from '../access/actor.ts';
import type { PersonalData } from '../personal-data.ts';
import type { AuditEntry } from './audit.contract.ts';
import {
  type AuditPage,
  type Concerned,
  countByActor,
  deleteTexts,
  deleteTextsOfDeleted,
  findAbout,
  findAfter,
  findChainEnd,
  findLast,
  findPeople,
  findRunningSince,
  findTexts,
  insert,
  insertTexts,
  lockChain,
  moveTexts,
} from './audit.repository.ts';
import { CHAIN_START, chained, validateEntry } from './audit-chain.service.ts';
import type { ChainEnd, ChainedEntry, ChainIssue } from './audit-chain.ts';
import { splitTexts } from './audit-text.service.ts';
import { type AuditTextKind, readText } from './audit-text.ts';

const PAGE_ROWS = 500;
const SALT_BYTES = 16;

/**
 * Adds rows to the chain, in the caller's transaction: other writers wait until it ends. Texts are split off here, and
 * nowhere else.
 */
export async function writeAudit(db: Db, records: readonly AuditRecord[]): Promise<void> {
  if (!db.isTransaction) throw new Error('An audit row belongs to the transaction of what it tells.');
  await lockChain(db);
  let end = (await findChainEnd(db)) ?? CHAIN_START;
  for (const { detail: given, concerns, ...record } of records) {
    const { detail, texts } = splitTexts(given, () => randomBytes(SALT_BYTES));
    const entry = chained(end, { ...record, detail: JSON.stringify(detail) });
    await insert(db, entry);
    await insertTexts(db, entry.id, texts, concernedBy(concerns ?? record.subject));
    end = entry;
  }
}

function concernedBy(subject: AuditSubject): Concerned {
  const [kind, id = ''] = subject.split(':');
  return {
    profileId: kind === 'profile' ? Number(id) : null,
    userId: kind === 'user' && UUID.test(id) ? id : null,
  };
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
  return toNamedEntries(db, await findLast(db, { ...page, actor: isWhole ? by : own }));
}

/** Acts about a player, newest first: also about what the player made, as far as they had a reason. */
export async function listActsAbout(db: Db, profileId: number, limit: number): Promise<AuditEntry[]> {
  return toNamedEntries(db, await findAbout(db, profileId, limit));
}

/** Hands the texts of a running suspension on to the profile with which its player returns. */
export const handOnTexts = moveTexts;
export const deleteAuditTextsOfDeleted = deleteTextsOfDeleted;

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

async function toNamedEntries(db: Db, rows: readonly ChainedEntry[]): Promise<AuditEntry[]> {
  const nameOf = await readNames(db, rows);
  return (await toEntries(db, rows)).map((entry) => ({
    ...entry,
    actorName: nameOf(entry.actor),
    subjectName: nameOf(entry.subject),
  }));
}

/** For the lists and the export: with the texts that are kept beside the chain, read a page at a time. */
async function toEntries(db: Db, rows: readonly ChainedEntry[]) {
  const texts = await findTexts(
    db,
    rows.map(({ id }) => id),
  );
  const stored = new Map(texts.map(({ auditId, kind, text }) => [`${auditId} ${kind}`, text]));
  return rows.map(({ id, at, actor, action, subject, detail: json, hash }) => {
    const detail = JSON.parse(json) as Record<string, unknown>;
    const textOf = (kind: AuditTextKind) => readText(kind, detail, stored.get(`${id} ${kind}`));
    const own = { reason: textOf('reason'), answer: textOf('answer'), note: textOf('note') };
    return { id, actor, action, subject, at: at.toISOString(), detail, ...own, hash: hash.toString('hex') };
  });
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
    // Notes are for operators alone.
    yield entries
      .map(({ note: _, ...entry }) => `${JSON.stringify({ ...entry, previousHash: hashes.get(entry.id) })}\n`)
      .join('');
    after = last.id;
  }
}

/**
 * Texts of acts go with the account that they concern; those of a running suspension stay until it ends. Excluded from the
 * export: whom an act concerns was told of it by its own section.
 */
export const auditTextData: PersonalData = {
  name: 'auditTexts',
  exportOf: async () => undefined,
  async deleteOf({ db }, { person: { userId }, profileId }, at) {
    const preservedSince = profileId === null ? null : await findRunningSince(db, profileId, at);
    await deleteTexts(db, { profileId, userId }, preservedSince);
  },
};
