import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { ChangedBy } from './setting.contract.ts';

interface Authored {
  authorId: string | null;
}

/** Returns who changed each of the rows. */
export async function findAuthorsOf(
  db: Db,
  rows: readonly Authored[],
): Promise<(row: Authored | undefined) => ChangedBy> {
  const ids = rows.flatMap(({ authorId }) => authorId ?? []);
  const names = await findNamesOfAccounts(db, [...new Set(ids)]);
  return (row) => (row?.authorId ? { userId: row.authorId, name: names.get(row.authorId) ?? null } : null);
}
