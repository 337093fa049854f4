import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { ShownItem } from './trade-row.ts';

/** For jobs and the deletion of accounts, where no catalog is available. */
export async function findShownItems(db: Db, ids: readonly number[]): Promise<Map<number, ShownItem>> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<ShownItem>`
    select id, name, type, icon_url as "iconUrl" from item where id = any(${wanted}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
