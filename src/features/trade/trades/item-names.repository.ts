import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { ShownItem } from './trade-row.ts';

/** Items as trades show them, where no catalog is at hand: in jobs and at the deletion of an account. */
export async function findShownItems(db: Db, ids: readonly number[]): Promise<Map<number, ShownItem>> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<ShownItem>`
    select id, name, type, icon_url as "iconUrl" from item where id = any(${wanted}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
