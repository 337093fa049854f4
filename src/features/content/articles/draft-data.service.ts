import type { PersonalData } from '#features/people/personal-data.ts';
import { deleteDraftsOf, deletePresenceOf, findDraftsOf } from './article-history.repository.ts';

/**
 * An operator's drafts. Saved versions keep only the user's id, which identifies nobody once the account is deleted.
 */
export const draftData: PersonalData = {
  name: 'drafts',
  async exportOf(db, { person }) {
    const drafts = await findDraftsOf(db, person.userId);
    if (drafts.length === 0) return undefined;
    return drafts.map(({ kind, id, at, document, fields }) => ({ kind, id, at: at.toISOString(), document, fields }));
  },
  async deleteOf({ db }, { person }) {
    await deleteDraftsOf(db, person.userId);
    await deletePresenceOf(db, person.userId);
  },
};
