import { type Kysely, sql } from 'kysely';

/** Forbidden words get a version, under which processes compile them, and say what becomes of a text they are found in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_rule add column verdict text not null default 'refuse' check (verdict in ('refuse', 'review'))`.execute(
    db,
  );
  // One row. No counter: after a rollback the same number would stand for other rules.
  await sql`create table word_version (
    is_only boolean primary key default true check (is_only),
    version uuid not null default gen_random_uuid()
  )`.execute(db);
  await sql`insert into word_version default values`.execute(db);
  // Whoever changes a rule, by whatever statement.
  await sql`create function renew_word_version() returns trigger language plpgsql as $$
    begin
      update word_version set version = gen_random_uuid();
      return null;
    end $$`.execute(db);
  await sql`create trigger word_rule_changed after insert or update or delete or truncate on word_rule
    for each statement execute function renew_word_version()`.execute(db);
}
