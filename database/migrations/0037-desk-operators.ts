import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `given_by` is a user id, or `command`; null: before it was recorded.
  await sql`alter table operator
    add column until timestamptz(3),
    add column given_by text`.execute(db);

  // Each filter of the audit list with its order: by row, newest first.
  await sql`create index audit_at on audit (at)`.execute(db);
  await sql`create index audit_actor on audit (actor, id)`.execute(db);
  await sql`create index audit_action on audit (action collate "C", id)`.execute(db);
  await sql`create index audit_actor_action on audit (actor, action collate "C", id)`.execute(db);
  await sql`create index audit_subject on audit (subject, id)`.execute(db);

  // The last nightly verification. The end that it recorded shows when rows were cut off later.
  await sql`create table audit_check (
    is_only boolean primary key default true check (is_only),
    verified_at timestamptz(3) not null,
    is_intact boolean not null,
    last_id bigint not null,
    last_hash bytea not null
  )`.execute(db);
}
