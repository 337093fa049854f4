import type { Db } from '#platform/database/db.ts';
import type { PersonalData } from '../personal-data.ts';
import { deleteByProfile, findAllByProfile, insert } from './consent.repository.ts';
import { versionsInForce } from './legal-version.service.ts';

/**
 * Stores that the player agreed to the terms and the policy in force and is 14 or older; once for each pair of versions. The
 * caller must have locked the profile's row.
 */
export async function insertConsent(db: Db, profileId: number, at: Date): Promise<void> {
  const [given, versions] = await Promise.all([findAllByProfile(db, profileId), versionsInForce(db, at)]);
  const { terms, policy } = versions;
  if (given.some(({ termsVersion, policyVersion }) => termsVersion === terms && policyVersion === policy)) return;
  await insert(db, { profileId, versions, at });
}

export const consentData: PersonalData = {
  name: 'consents',
  exportOf: async (db, { profileId }) => (profileId === null ? [] : findAllByProfile(db, profileId)),
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteByProfile(db, profileId);
  },
};
