import type { PersonalData } from '../personal-data.ts';
import { clear } from './profile.repository.ts';
import { findOwnProfile } from './profile.service.ts';

export const profileData: PersonalData = {
  name: 'profile',
  exportOf: async (db, { person }) => (await findOwnProfile(db, person.userId)) ?? null,
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await clear(db, profileId, at);
  },
};
