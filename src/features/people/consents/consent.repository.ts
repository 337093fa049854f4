import type { Db } from '#platform/database/db.ts';
import type { AgreedVersions } from './consent.contract.ts';

export interface Consent {
  termsVersion: number;
  policyVersion: number;
  /** The date that identified both texts before they had separate versions; null for later consents. */
  version: string | null;
  agreedAt: string;
}

export async function insert(
  db: Db,
  { profileId, versions, at }: { profileId: number; versions: AgreedVersions; at: Date },
): Promise<void> {
  await db
    .insertInto('consent')
    .values({
      profile_id: profileId,
      terms_version: versions.terms,
      policy_version: versions.policy,
      agreed_at: at,
    })
    .execute();
}

/** Returns an empty list for an account without a profile. */
export async function findAllByUser(db: Db, userId: string): Promise<AgreedVersions[]> {
  return db
    .selectFrom('consent')
    .innerJoin('profile', 'profile.id', 'consent.profile_id')
    .select(['terms_version as terms', 'policy_version as policy'])
    .where('profile.user_id', '=', userId)
    .execute();
}

export async function findAllByProfile(db: Db, profileId: number): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consent')
    .select(['terms_version', 'policy_version', 'version', 'agreed_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    termsVersion: row.terms_version,
    policyVersion: row.policy_version,
    version: row.version,
    agreedAt: row.agreed_at.toISOString(),
  }));
}

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('consent').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function deleteByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('consent').where('profile_id', '=', profileId).execute();
}
