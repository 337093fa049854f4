import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import type { AuditRecord, AuditSubject } from '#platform/effects/effects.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { UUID } from '#shared/ids.ts';
import { type Ctx, type Operator, toAuditActor } from '../access/actor.ts';
import type { PersonalData } from '../personal-data.ts';
import type { AuditEntry } from './audit.contract.ts';
import {
  type Concerned,
  deleteTexts,
  deleteTextsOfDeleted,
  findAbout,
  findAfter,
  findChainEnd,
  findLast,
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
  return toEntries(db, await findLast(db, { ...page, by }));
}

async function toEntries(db: Db, rows: readonly ChainedEntry[]): Promise<AuditEntry[]> {
  const texts = await findTexts(
    db,
    rows.map(({ id }) => id),
  );
  const stored = new Map(texts.map(({ auditId, kind, text }) => [`${auditId} ${kind}`, text]));
  return rows.map(({ id, at, actor, action, subject, detail: json, hash }) => {
    const detail = JSON.parse(json) as Record<string, unknown>;
    const textOf = (kind: AuditTextKind) => readText(kind, detail, stored.get(`${id} ${kind}`));
    const texts = { reason: textOf('reason'), answer: textOf('answer'), note: textOf('note') };
    return { id, actor, action, subject, at: at.toISOString(), detail, ...texts, hash: hash.toString('hex') };
  });
}

/** Acts about a player, newest first: also about what the player made, as far as they had a reason. */
export async function listActsAbout(db: Db, profileId: number, limit: number): Promise<AuditEntry[]> {
  return toEntries(db, await findAbout(db, profileId, limit));
}

/** Hands the texts of a running suspension on to the profile with which its player returns. */
export const handOnTexts = moveTexts;
export const deleteAuditTextsOfDeleted = deleteTextsOfDeleted;

export function lastAuditRows(db: Db, limit: number): Promise<ChainedEntry[]> {
  return findLast(db, { limit });
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
