import type { PersonalData } from '#features/people/personal-data.ts';
import { removeAllOf } from './watch.repository.ts';
import { exportWatches } from './watch.service.ts';

export const watchData: PersonalData = {
  name: 'watches',
  exportOf: async (db, { profileId }) => (profileId === null ? [] : exportWatches(db, profileId)),
  deleteOf: async ({ db }, { profileId }) => {
    if (profileId !== null) await removeAllOf(db, profileId);
  },
};
