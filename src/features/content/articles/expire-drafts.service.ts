import { listOperators } from '#features/people/operators/operator.service.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { deleteDraftsOfOthers } from './article-history.repository.ts';

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
