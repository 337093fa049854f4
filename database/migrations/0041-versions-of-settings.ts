import { type Kysely, sql } from 'kysely';

/** Which version of a setting or a banner this is, and who made it; null: a command, or a release before this one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table setting
    add column version integer not null default 1 check (version > 0),
    add column author_id uuid`.execute(db);
  await sql`alter table banner
    add column version integer not null default 1 check (version > 0),
    add column author_id uuid`.execute(db);
}
