import type { PersonalData } from '#features/people/personal-data.ts';
import { findAnswersBy, findGatheringsBy } from './gathering-data.repository.ts';

export const gatheringData: PersonalData = {
  name: 'gatherings',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    return { gatherings: await findGatheringsBy(db, profileId), answers: await findAnswersBy(db, profileId) };
  },
  // Answers are deleted with the membership, and gatherings stay for the others of the guild.
  deleteOf: async () => undefined,
};
