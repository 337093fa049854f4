import { findNamesOfAccounts } from '#features/people/profiles/names-of-accounts.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Author } from './article-writing.contract.ts';

/** By user id; of an account without a profile, and of one that is gone, without a name. */
export async function findAuthors(db: Db, userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, Author>> {
  const known = [...new Set(userIds.filter((id) => id !== null))];
  const names = await findNamesOfAccounts(db, known);
  return new Map(known.map((userId) => [userId, { userId, name: names.get(userId) ?? null }]));
}
