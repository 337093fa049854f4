import { type Kysely, sql } from 'kysely';

/** Settlements with what was sold and the shares of those who take part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table settlement (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    party_id integer references party (id),
    guild_id integer,
    creator_id integer not null references profile (id),
    title text not null,
    -- rises with each change by creator or holder, not with marks
    version integer not null default 1,
    unit integer not null check (unit in (1, 100, 1000, 10000)),
    -- 1 to the holder, 2 one unit each to those who lost most, 3 to the guild
    remainder smallint not null check (remainder between 1 and 3),
    -- the place among the shares of who has the money
    holder_index smallint not null check (holder_index between 0 and 49),
    is_sample boolean not null default false,
    check ((party_id is null) <> (guild_id is null)),
    check (remainder <> 3 or guild_id is not null)
  )`.execute(db);
  await sql`create index settlement_party on settlement (party_id)`.execute(db);
  await sql`create index settlement_creator on settlement (creator_id)`.execute(db);
  await createEntries(db);
  await createShares(db);
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await sql`create table settlement_entry (
    id integer primary key generated always as identity,
    settlement_id integer not null references settlement (id) on delete cascade,
    position smallint not null check (position between 0 and 99),
    item_id integer references item (id),
    name text not null,
    quantity smallint not null check (quantity between 1 and 9999),
    -- what all pieces brought; null: not sold yet
    amount bigint check (amount between 1 and 50000000000000),
    trade_id integer references trade (id)
  )`.execute(db);
  await sql`create index settlement_entry_settlement on settlement_entry (settlement_id)`.execute(db);
  await sql`create unique index settlement_entry_trade on settlement_entry (trade_id) where trade_id is not null`.execute(
    db,
  );
}

async function createShares(db: Kysely<unknown>): Promise<void> {
  await sql`create table settlement_share (
    id integer primary key generated always as identity,
    settlement_id integer not null references settlement (id) on delete cascade,
    position smallint not null check (position between 0 and 49),
    -- either a player, or a name of the game
    profile_id integer references profile (id),
    name text,
    weight smallint not null check (weight between 0 and 1000),
    paid_at timestamptz(3),
    received_at timestamptz(3),
    check ((profile_id is null) = (name is not null))
  )`.execute(db);
  await sql`create index settlement_share_settlement on settlement_share (settlement_id)`.execute(db);
  await sql`create unique index settlement_share_profile on settlement_share (profile_id, settlement_id) where profile_id is not null`.execute(
    db,
  );
}
