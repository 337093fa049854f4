import { type Kysely, sql } from 'kysely';

/** Visits by day: numbers alone, without anything by which a visitor could be found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_day (
    -- in Seoul
    day date primary key,
    views integer not null check (views >= 0),
    bots integer not null check (bots >= 0),
    -- an estimate, of all keys of the day
    visitors integer not null default 0 check (visitors >= 0),
    -- by the keys before the present one
    earlier_visitors integer not null default 0,
    -- more than one: whoever came under both is counted twice
    keys smallint not null default 0
  )`.execute(db);
  await sql`create table visit_count (
    day date not null,
    kind text not null check (kind in ('page', 'device', 'host')),
    -- a host: '' for none, '*' for those beyond the number that a day may have
    name text not null check (length(name) <= 300),
    views integer not null check (views > 0),
    primary key (day, kind, name)
  )`.execute(db);
  // The key of today must be in no backup: an unlogged table leaves nothing in the log, in base copies and in portable ones.
  await sql`create unlogged table visit_sketch (
    one boolean primary key default true check (one),
    day date not null,
    key bytea not null,
    registers bytea not null
  )`.execute(db);
  await sql`create index report_created on report (created_at)`.execute(db);
  await sql`create index report_handled on report (handled_at) where handled_at is not null`.execute(db);
}
