import type { Db } from '#platform/database/db.ts';
import { findQuotedAt } from './quote.repository.ts';

/** Reads when the quotes of each item last changed, as ISO 8601. Items without quotes are absent. */
export async function readQuotedAt(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await findQuotedAt(db);
  return new Map(rows.map(({ itemId, quotedAt }) => [itemId, quotedAt.toISOString()]));
}
