import type { PersonalData } from '../personal-data.ts';
import { blankCommentsOfDeleted, findAllByReporter } from './report.repository.ts';

/** Deletes the text of closed reports now, that of open ones when they are handled, and the author at once. */
export const reportData: PersonalData = {
  name: 'reports',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findAllByReporter(db, profileId)),
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await blankCommentsOfDeleted(db, { reporterId: profileId, at });
  },
};
