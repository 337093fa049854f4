import type { PersonalData } from '../personal-data.ts';
import { blankCommentsOfDeleted, findAllByReporter } from './report.repository.ts';

/**
 * The text of closed reports is deleted with the account, that of open ones when they are handled. The author is
 * removed at once.
 */
export const reportData: PersonalData = {
  name: 'reports',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findAllByReporter(db, profileId)),
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await blankCommentsOfDeleted(db, { reporterId: profileId, at });
  },
};
