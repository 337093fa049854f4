import { type Kysely, sql } from 'kysely';

/** Operators get a level: 1 administrator, 2 moderator, 3 editor. Those who are there already may everything, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator add column level smallint not null default 1 check (level between 1 and 3)`.execute(
    db,
  );
}
