import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import { deleteAuditTextsOfDeleted, handOnTexts } from '../audit/audit.service.ts';
import { deleteEndedSanctions, handOnSanctions, readRunningSuspension } from '../sanctions/sanction-rows.service.ts';
import type { VerifiedIdentity } from '../sign-in/identity-provider.ts';
import {
  deleteEndedLasting,
  findLasting,
  insertLasting,
  type LastingSuspension,
  moveLasting,
} from './lasting-suspension.repository.ts';
import { setSuspension } from './operator-suspension.repository.ts';

// A suspension outlives the account: a person who deletes it and returns with the same Discord or Kakao account is
// still
// suspended. The stored hashes do not reveal the identity.

const SECRET = 'identity-hash';

/** HMAC-SHA256 of each identity, keyed with a secret of the site. */
export async function identityHashes(
  db: Db,
  identities: readonly Pick<VerifiedIdentity, 'provider' | 'providerId'>[],
): Promise<Buffer[]> {
  if (identities.length === 0) return [];
  const secret = await siteSecret(db, SECRET);
  return identities.map(({ provider, providerId }) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([provider, providerId]))
      .digest(),
  );
}

export function findLastingSuspension(
  db: Db,
  identityHashes: readonly Buffer[],
  now: Date,
): Promise<LastingSuspension | undefined> {
  return findLasting(db, identityHashes, now);
}

export function saveSuspension(
  db: Db,
  { identityHashes, ...suspension }: LastingSuspension & { profileId: number; identityHashes: readonly Buffer[] },
): Promise<void> {
  return insertLasting(db, identityHashes, suspension);
}

/**
 * Moves the stored rows of a suspended person who returned to the new profile, so that ending the suspension ends both.
 */
export async function handOnSuspension(
  db: Db,
  identityHashes: readonly Buffer[],
  profileId: number,
  now: Date,
): Promise<void> {
  const former = await moveLasting(db, identityHashes, profileId);
  await handOnTexts(db, former, profileId);
  await handOnSanctions(db, former, profileId);
  const running = await readRunningSuspension(db, profileId, now);
  if (running) await setSuspension(db, profileId, running, running.at);
}

/**
 * Deletes the identities of people whose suspension has ended, and the reasons that stayed for it.
 * @returns how many identities were deleted
 */
export async function deleteEndedSuspensions(db: Db, now: Date): Promise<number> {
  const count = await deleteEndedLasting(db, now);
  await deleteEndedSanctions(db, now);
  await deleteAuditTextsOfDeleted(db);
  return count;
}
