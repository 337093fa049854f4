import { type Kysely, sql } from 'kysely';

/** Turn orders, manner, reports of parties and what they were about, and which notifications go where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTurnOrders(db);
  await beginTurnOrders(db);
  await createManner(db);
  await extendReports(db);
  await createNotificationChoices(db);
}

async function createTurnOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table turn_order (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    party_id integer not null references party (id) on delete cascade,
    title text not null,
    -- 1: everyone once, 2: round and round
    mode smallint not null check (mode in (1, 2)),
    -- numbers are never given twice
    last_number integer not null default 0
  )`.execute(db);
  await sql`create unique index turn_order_party on turn_order (party_id)`.execute(db);
  await sql`create table turn_entry (
    id integer primary key generated always as identity,
    turn_order_id integer not null references turn_order (id) on delete cascade,
    number integer not null check (number > 0),
    -- the order of turns: round and round, whoever had his turn goes last
    place integer not null,
    -- either a player, or a name
    profile_id integer references profile (id),
    name text,
    -- 1: waits, 2: received, 3: passed
    state smallint not null check (state in (1, 2, 3)),
    joined_at timestamptz(3) not null,
    check ((profile_id is null) = (name is not null)),
    unique (turn_order_id, number)
  )`.execute(db);
  await sql`create unique index turn_entry_waiting on turn_entry (turn_order_id, profile_id)
    where state = 1 and profile_id is not null`.execute(db);
  await sql`create index turn_entry_profile on turn_entry (profile_id) where profile_id is not null`.execute(db);
}

/** Of parties that share by turns already: in the order of joining. */
async function beginTurnOrders(db: Kysely<unknown>): Promise<void> {
  await sql`insert into turn_order (created_at, updated_at, party_id, title, mode, last_number)
    select created_at, created_at, id, '순번표', 1,
      (select count(*) from party_member where party_id = party.id and left_at is null)
    from party where item_distribution = 2`.execute(db);
  await sql`insert into turn_entry (turn_order_id, number, place, profile_id, state, joined_at)
    select turn_order.id, nth.value, nth.value, party_member.profile_id, 1, party_member.joined_at
    from turn_order join party_member on party_member.party_id = turn_order.party_id and party_member.left_at is null
    cross join lateral (
      select count(*) as value from party_member as earlier
      where earlier.party_id = turn_order.party_id and earlier.left_at is null and earlier.id <= party_member.id
    ) as nth`.execute(db);
}

async function createManner(db: Kysely<unknown>): Promise<void> {
  await sql`create table manner (
    id integer primary key generated always as identity,
    given_at timestamptz(3) not null,
    giver_id integer not null references profile (id),
    receiver_id integer not null references profile (id),
    -- what they did together: trade:12, party:31
    subject text not null,
    tags smallint[] not null check (cardinality(tags) between 1 and 3 and tags <@ array[1, 2, 3]::smallint[]),
    check (giver_id <> receiver_id)
  )`.execute(db);
  await sql`create index manner_receiver on manner (receiver_id, given_at)`.execute(db);
  await sql`create index manner_giver on manner (giver_id, receiver_id, given_at desc)`.execute(db);
}

async function extendReports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column party_id integer references party (id) on delete set null`.execute(db);
  // What the reported thing said when it was reported; null: nothing was written, or it was deleted again.
  await sql`alter table report add column reported_text text`.execute(db);
  await sql`create index report_party on report (party_id) where party_id is not null`.execute(db);
  await sql`create index report_text on report (handled_at) where reported_text is not null`.execute(db);
}

async function createNotificationChoices(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification_choice (
    profile_id integer primary key references profile (id),
    -- groups of kinds
    push_off text[] not null,
    webhook_off text[] not null,
    notices boolean not null
  )`.execute(db);
}
