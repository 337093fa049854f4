import type { ActingOperator } from '#features/people/operators/bulk-act.contract.ts';
import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';

/** Says who acted, with the present name. Of nobody: null. */
export async function actingOperators(
  db: Db,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => ActingOperator | null> {
  const names = await findNamesOfAccounts(db, [...new Set(userIds.flatMap((userId) => userId ?? []))]);
  return (userId) => (userId === null ? null : { userId, name: names.get(userId) ?? null });
}
