import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import type { VerifiedIdentity } from '../sign-in/identity-provider.ts';
import {
  deleteEndedLasting,
  findLasting,
  insertLasting,
  type LastingSuspension,
  moveLasting,
} from './lasting-suspension.repository.ts';

// A suspension outlives the account: whoever deletes it and comes back by the same Discord or Kakao account is still
// suspended. What is kept for it tells nobody who that was.

const SECRET = 'identity-hash';

/** HMAC-SHA256 of each identity under a secret of the site. */
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

/** The suspension that still runs for one of these identities, whoever deleted his account with it. */
export function lastingSuspensionOf(
  db: Db,
  identityHashes: readonly Buffer[],
  now: Date,
): Promise<LastingSuspension | undefined> {
  return findLasting(db, identityHashes, now);
}

/** Keeps the suspension of a profile that is being deleted, in the caller's transaction. */
export function saveSuspension(
  db: Db,
  { identityHashes, ...suspension }: LastingSuspension & { profileId: number; identityHashes: readonly Buffer[] },
): Promise<void> {
  return insertLasting(db, identityHashes, suspension);
}

/** After one who is still suspended came back: what is kept follows his new profile, so that lifting ends both. */
export function handOnSuspension(db: Db, identityHashes: readonly Buffer[], profileId: number): Promise<void> {
  return moveLasting(db, identityHashes, profileId);
}

/**
 * Whose suspension has ended is nobody to remember.
 * @returns how many identities were forgotten
 */
export function deleteEndedSuspensions(db: Db, now: Date): Promise<number> {
  return deleteEndedLasting(db, now);
}
