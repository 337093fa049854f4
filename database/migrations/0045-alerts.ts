import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `since` is for conditions that must last, and is null while all is well.
  await sql`create table alert (
    name text primary key,
    since timestamptz(3),
    last_at timestamptz(3)
  )`.execute(db);

  // The last test of the address to which alerts go.
  await sql`create table alert_test (
    is_only boolean primary key default true check (is_only),
    at timestamptz(3) not null,
    is_sent boolean not null,
    ms integer not null
  )`.execute(db);

  // Hours in Seoul during which an operator gets no messages that can wait.
  await sql`alter table notification_choice
    add column quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add column quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add constraint notification_choice_quiet
      check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to)`.execute(db);
}
