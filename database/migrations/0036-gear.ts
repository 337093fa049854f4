import { type Kysely, sql } from 'kysely';

/** What a player wears: item ids in the order in which they were put on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table gear (
    profile_id integer primary key references profile (id),
    version integer not null check (version > 0),
    items integer[] not null check (cardinality(items) <= 10)
  )`.execute(db);
}
