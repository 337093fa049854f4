import type { Db } from '#platform/database/db.ts';
import { findNames } from './profile.repository.ts';

/** Names by user id; accounts without a profile are absent. */
export async function findNamesOfAccounts(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  return new Map(
    (await findNames(db, userIds)).flatMap(({ user_id, name }) => (name === null ? [] : [[user_id, name]])),
  );
}
