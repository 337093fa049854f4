import { listOperators } from '#features/people/operators/operator.service.ts';
import type { PersonalData } from '#features/people/personal-data.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { deleteDraftsByAuthor, deleteDraftsOfOthers, findDraftsByAuthor } from './article-history.repository.ts';

/**
 * An operator's drafts. Saved versions keep only the user's id, which identifies nobody once the account is deleted.
 */
export const draftData: PersonalData = {
  name: 'drafts',
  async exportOf(db, { person }) {
    const drafts = await findDraftsByAuthor(db, person.userId);
    if (drafts.length === 0) return undefined;
    return drafts.map(({ kind, id, at, document, fields }) => ({ kind, id, at: at.toISOString(), document, fields }));
  },
  deleteOf: ({ db }, { person }) => deleteDraftsByAuthor(db, person.userId),
};

const STORED_DAYS = 30;

interface ExpireOptions {
  now: Date;
  /** User ids of the configured operators. */
  operatorUserIds: readonly string[];
}

/** Deletes drafts of users who are no longer operators (contract §18). @returns their number */
export async function expireDrafts(db: Db, { now, operatorUserIds }: ExpireOptions): Promise<number> {
  const known = (await listOperators(db)).map(({ userId }) => userId);
  const authors = [...operatorUserIds.map((id) => id.toLowerCase()), ...known];
  return deleteDraftsOfOthers(db, { authors, before: new Date(now.getTime() - STORED_DAYS * DAY_MS) });
}
