import { type Kysely, sql } from 'kysely';

/** Whom a completed trade was with is asked of that player; how often an item was listed is counted in rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trade add column confirmed_at timestamptz(3)`.execute(db);

  // One a trade: after a denial nobody can be named again. The counterpart's number goes with his account.
  await sql`create table counterpart_request (
    trade_id integer primary key references trade (id),
    owner_id integer not null references profile (id),
    counterpart_id integer references profile (id),
    named_at timestamptz(3) not null,
    answered_at timestamptz(3),
    is_true boolean,
    check ((answered_at is null) = (is_true is null))
  )`.execute(db);
  await sql`create index counterpart_request_owner on counterpart_request (owner_id, named_at desc)`.execute(db);
  await sql`create index counterpart_request_counterpart on counterpart_request (counterpart_id, named_at desc)
    where counterpart_id is not null`.execute(db);

  // The item first: a player's counts go along trade_of_profile.
  await sql`create index trade_listings on trade (item_id, profile_id, id desc)`.execute(db);
  await sql`create index trade_confirmed on trade (profile_id) where confirmed_at is not null`.execute(db);
}
