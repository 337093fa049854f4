import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { AuditCheck, CheckedAudit } from './audit.contract.ts';
import { findCheck, type StoredCheck, saveCheck } from './audit.repository.ts';
import { type AuditVerdict, verifyAudit } from './audit.service.ts';
import { CHAIN_START } from './audit-chain.service.ts';

/** The last verification, of the night or on demand; null: there was none yet. */
export async function readAuditCheck(db: Db): Promise<AuditCheck | null> {
  const stored = await findCheck(db);
  return stored ? toCheck(stored) : null;
}

/** Verifies the whole chain, and that it still has the end that was recorded before; stores the result. */
export async function checkAudit(db: Db, now: Date, signal?: AbortSignal): Promise<CheckedAudit> {
  const stored = await findCheck(db);
  const verdict = await verifyAudit(db, { known: knownEnd(stored), signal });
  const check = toStored(verdict, stored, now);
  await saveCheck(db, check);
  return {
    ...toCheck(check),
    brokenAt: verdict.isIntact ? null : verdict.brokenAt,
    issue: verdict.isIntact ? null : verdict.issue,
    previous: stored ? toCheck(stored) : null,
  };
}

/** @returns 1 for a broken chain */
export async function checkAuditNightly(
  db: Db,
  { now, log, signal }: { now: Date; log?: Pick<Log, 'error'> | undefined; signal: AbortSignal },
): Promise<number> {
  const { isIntact, brokenAt, issue } = await checkAudit(db, now, signal);
  if (isIntact) return 0;
  log?.error({ brokenAt, issue }, 'the audit chain is broken');
  return 1;
}

function knownEnd(stored: StoredCheck | undefined) {
  return stored && { id: stored.lastId, hash: stored.lastHash };
}

/** A broken chain leaves the end that was recorded while it was intact. */
function toStored(verdict: AuditVerdict, before: StoredCheck | undefined, verifiedAt: Date): StoredCheck {
  const known = before ? { id: before.lastId, hash: before.lastHash } : CHAIN_START;
  const { id, hash } = verdict.isIntact ? verdict.end : known;
  return { verifiedAt, isIntact: verdict.isIntact, lastId: id, lastHash: hash };
}

function toCheck({ verifiedAt, isIntact, lastId, lastHash }: StoredCheck): AuditCheck {
  return { verifiedAt: verifiedAt.toISOString(), isIntact, lastId, lastHash: lastHash.toString('hex') };
}
