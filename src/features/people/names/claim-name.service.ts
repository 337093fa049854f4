import { createHmac } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { siteSecret } from '#platform/database/site-secret.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { findRenameState, findResting, insertFormer, type NameHashes } from './former-name.repository.ts';
import { renameWait } from './name.labels.ts';
import { findHolders, lockSkeleton } from './name-holder.repository.ts';
import { nameSkeleton } from './name-skeleton.rules.ts';
import { NAME_REST_MS, renameVerdict } from './rename.rules.ts';

const SECRET = 'name-hash';

export interface ClaimedName {
  name: string;
  /** NFC, lower case, without spaces. */
  key: string;
}

export interface Claimant {
  /** Null: a new profile. */
  profileId: number | null;
  /** Called only for a name whose former holder deleted the account. */
  identityHashes: () => Promise<readonly Buffer[]>;
}

/**
 * Ensures that nobody has this name or one that looks like it, and that it is not reserved for somebody who gave it up.
 * Holds until the end of the transaction.
 */
export async function claimName(db: Db, wanted: ClaimedName, claimant: Claimant, now: Date): Promise<void> {
  const skeleton = nameSkeleton(wanted.name);
  await lockSkeleton(db, skeleton);
  const holders = await findHolders(db, { key: wanted.key, skeleton }, claimant.profileId);
  if (holders.some(({ key }) => key === wanted.key)) throw nameConflict(peopleErrors.nameTaken);
  if (holders.some((holder) => (holder.skeleton ?? nameSkeleton(holder.name)) === skeleton)) {
    throw nameConflict(peopleErrors.nameAlike);
  }
  // Queried after the holders: a name given up by a concurrent transaction is then found either there or here.
  const resting = await findResting(db, await nameHashes(db, wanted), new Date(now.getTime() - NAME_REST_MS));
  for (const { profileId, identityHashes } of resting) {
    if (profileId !== null && profileId === claimant.profileId) continue;
    const own = profileId === null ? await claimant.identityHashes() : [];
    if (own.some((hash) => identityHashes.some((one) => one.equals(hash)))) continue;
    throw nameConflict(peopleErrors.nameRests);
  }
}

/** Returns whether the change counts towards the one that is allowed in 30 days. */
export async function requireRenameAllowed(
  db: Db,
  { id, createdAt }: { id: number; createdAt: string },
  now: Date,
): Promise<boolean> {
  const state = await findRenameState(db, id);
  const verdict = renameVerdict({ ...state, createdAt: new Date(createdAt) }, now);
  if ('isCounted' in verdict) return verdict.isCounted;
  const message = renameWait(verdict.nextAt, now);
  throw new AppError('RATE_LIMITED', {
    message,
    issues: [{ path: 'name', message }],
    data: { retryAfterSeconds: Math.ceil((verdict.nextAt.getTime() - now.getTime()) / 1000) },
  });
}

export async function giveUpName(
  db: Db,
  given: ClaimedName & { profileId: number; isCounted: boolean },
  at: Date,
): Promise<void> {
  const { profileId, name, isCounted } = given;
  await insertFormer(db, { profileId, name, hashes: await nameHashes(db, given), at, isCounted });
}

async function nameHashes(db: Db, { name, key }: ClaimedName): Promise<NameHashes> {
  const secret = await siteSecret(db, SECRET);
  const hash = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind} ${text}`).digest();
  return { key: hash('key', key), skeleton: hash('skeleton', nameSkeleton(name)) };
}

function nameConflict(message: string): AppError {
  return new AppError('CONFLICT', { message, issues: [{ path: 'name', message }] });
}
