import { findNamesOfAccounts } from '#features/people/profiles/names-of-accounts.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Author } from './article-writing.contract.ts';

/** Returns authors by user id. Accounts without a profile, and deleted ones, have no name. */
export async function findAuthors(db: Db, userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, Author>> {
  const known = [...new Set(userIds.filter((id) => id !== null))];
  const names = await findNamesOfAccounts(db, known);
  return new Map(known.map((userId) => [userId, { userId, name: names.get(userId) ?? null }]));
}
