import type { PersonalData } from '../personal-data.ts';
import { blankCommentsOfDeleted, findAllByReporter } from './report.repository.ts';

/** Of closed reports the words go with the account; of open ones when they are handled. Who wrote them is gone at once. */
export const reportData: PersonalData = {
  name: 'reports',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findAllByReporter(db, profileId)),
  async deleteOf({ db }, { profileId }, at) {
    if (profileId !== null) await blankCommentsOfDeleted(db, { reporterId: profileId, at });
  },
};
