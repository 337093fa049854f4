import { type Kysely, sql } from 'kysely';

/** What an operator took down of a player at once, with all that is needed to take it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sweep (
    id integer generated always as identity primary key,
    profile_id integer not null references profile (id),
    operator_user_id uuid not null,
    at timestamptz(3) not null,
    reason text,
    trades text check (trades in ('hide', 'cancel')),
    trade_count integer not null,
    price_count integer not null,
    party_count integer not null,
    shout_count integer not null,
    report_ids integer[] not null,
    sanction_id integer references sanction (id) on delete set null,
    shout_server smallint,
    shout_name text,
    undone_at timestamptz(3),
    undone_by uuid
  )`.execute(db);
  await sql`create index sweep_profile on sweep (profile_id)`.execute(db);
}
