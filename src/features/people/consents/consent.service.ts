import type { Db } from '#platform/database/db.ts';
import type { PersonalData } from '../personal-data.ts';
import { TERMS_VERSION } from './consent.contract.ts';
import { deleteByProfile, findAllByProfile, insert } from './consent.repository.ts';

/**
 * Stores that the player agreed to the current terms and policy and is 14 or older; once per version. The caller must
 * have locked the profile's row.
 */
export async function insertConsent(db: Db, profileId: number, at: Date): Promise<void> {
  const given = await findAllByProfile(db, profileId);
  if (given.some(({ version }) => version === TERMS_VERSION)) return;
  await insert(db, { profileId, version: TERMS_VERSION, at });
}

export const consentData: PersonalData = {
  name: 'consents',
  exportOf: async (db, { profileId }) => (profileId === null ? [] : findAllByProfile(db, profileId)),
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteByProfile(db, profileId);
  },
};
