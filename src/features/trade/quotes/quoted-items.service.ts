import type { Db } from '#platform/database/db.ts';
import { findManipulatedAmong } from './manipulated-item.repository.ts';
import { CONFIGURED_REASON } from './quote-method.labels.ts';

/** Returns the exclusions by configuration and by operators. */
export async function findExclusions(
  db: Db,
  configured: readonly number[],
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const byOperators = await findManipulatedAmong(db, itemIds);
  return new Map([
    ...itemIds.filter((id) => configured.includes(id)).map((id) => [id, CONFIGURED_REASON] as const),
    ...byOperators.map(({ itemId, reason }) => [itemId, reason] as const),
  ]);
}
