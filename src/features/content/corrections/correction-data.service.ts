import type { PersonalData } from '#features/people/personal-data.ts';
import { deleteByUser, findAllByUser } from './correction.repository.ts';

/** Accepted ones stay as a part of the facts' history, without person and texts. */
export const correctionData: PersonalData = {
  name: 'corrections',
  async exportOf(db, { person }) {
    const corrections = await findAllByUser(db, person.userId);
    return corrections.length === 0 ? undefined : corrections;
  },
  deleteOf: ({ db }, { person }) => deleteByUser(db, person.userId),
};
