import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Bytes of all files of the site's database. */
export async function databaseBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectNoFrom(sql<number>`pg_database_size(current_database())`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}
