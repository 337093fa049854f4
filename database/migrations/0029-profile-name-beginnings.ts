import { type Kysely, sql } from 'kysely';

/** Players are looked up by the beginning of their name. In the order of bytes, whatever the database's own order is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index profile_name_beginning on profile (name_key collate "C") where deleted_at is null`.execute(db);
}
