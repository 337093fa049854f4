import { type Kysely, sql } from 'kysely';

/** Parties with their seats and requests, and whom players block. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createParties(db);
  await createMembers(db);
  await createRequests(db);
  await createBlocks(db);
}

async function createParties(db: Kysely<unknown>): Promise<void> {
  await sql`create table party (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    -- creation, or when a seat became free again: the order of lists
    listed_at timestamptz(3) not null,
    expired_at timestamptz(3) not null,
    -- null: it runs, or ended at expired_at
    closed_at timestamptz(3),
    closed_by text check (closed_by in ('leader', 'account', 'operator')),
    created_profile_id integer not null references profile (id),
    leader_id integer not null references profile (id),
    game_server smallint not null check (game_server > 0),
    title text not null,
    -- 0: anywhere
    dungeon_id integer not null check (dungeon_id >= 0),
    region smallint not null check (region between 0 and 5),
    floor smallint check (floor > 0),
    -- 0: not said
    channel smallint not null check (channel between 0 and 200),
    level_min smallint check (level_min between 1 and 99),
    level_max smallint check (level_max between 1 and 99),
    grade_min smallint check (grade_min between 0 and 4),
    has_dungeon_place boolean not null,
    item_distribution smallint not null check (item_distribution between 1 and 6),
    -- the roles of all seats, the first the maker's
    roles smallint[] not null check (cardinality(roles) between 2 and 12),
    member_count smallint not null check (member_count between 0 and cardinality(roles)),
    -- bit n: a free seat that job n (1 to 4) may take
    free_jobs smallint not null,
    is_sample boolean not null default false,
    check ((closed_at is null) = (closed_by is null)),
    check (level_min <= level_max)
  )`.execute(db);
  await sql`create index party_listed on party (listed_at desc, id desc) where closed_at is null`.execute(db);
  await sql`create index party_dungeon on party (dungeon_id, listed_at desc, id desc) where closed_at is null`.execute(
    db,
  );
  await sql`create index party_expired on party (expired_at) where closed_at is null`.execute(db);
  await sql`create index party_leader on party (leader_id, expired_at)`.execute(db);
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`create table party_member (
    id integer primary key generated always as identity,
    party_id integer not null references party (id) on delete cascade,
    profile_id integer not null references profile (id),
    seat smallint not null check (seat between 0 and 11),
    job smallint not null check (job between 1 and 4),
    level smallint not null check (level between 1 and 99),
    joined_at timestamptz(3) not null,
    left_at timestamptz(3),
    left_by text check (left_by in ('self', 'leader', 'account')),
    check ((left_at is null) = (left_by is null))
  )`.execute(db);
  await sql`create unique index party_member_seat on party_member (party_id, seat) where left_at is null`.execute(db);
  await sql`create unique index party_member_once on party_member (party_id, profile_id) where left_at is null`.execute(
    db,
  );
  await sql`create index party_member_party on party_member (party_id)`.execute(db);
  await sql`create index party_member_profile on party_member (profile_id, joined_at desc)`.execute(db);
}

async function createRequests(db: Kysely<unknown>): Promise<void> {
  await sql`create table party_request (
    id integer primary key generated always as identity,
    party_id integer not null references party (id) on delete cascade,
    profile_id integer not null references profile (id),
    job smallint not null check (job between 1 and 4),
    level smallint not null check (level between 1 and 99),
    message text not null,
    requested_at timestamptz(3) not null,
    -- the leader blocked the player: he never sees it
    is_hidden boolean not null default false,
    ended_at timestamptz(3),
    outcome text check (outcome in ('accepted', 'refused', 'withdrawn')),
    check ((ended_at is null) = (outcome is null))
  )`.execute(db);
  await sql`create unique index party_request_open on party_request (party_id, profile_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index party_request_party on party_request (party_id)`.execute(db);
  await sql`create index party_request_profile on party_request (profile_id)`.execute(db);
}

async function createBlocks(db: Kysely<unknown>): Promise<void> {
  await sql`create table block (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    profile_id integer not null references profile (id),
    -- either a player, or a name of the game
    blocked_id integer references profile (id),
    name text,
    name_key text,
    check ((blocked_id is null) = (name is not null and name_key is not null)),
    check (blocked_id <> profile_id)
  )`.execute(db);
  await sql`create unique index block_player on block (profile_id, blocked_id) where blocked_id is not null`.execute(
    db,
  );
  await sql`create unique index block_name on block (profile_id, name_key) where name_key is not null`.execute(db);
  await sql`create index block_blocked on block (blocked_id) where blocked_id is not null`.execute(db);
}
