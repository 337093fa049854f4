import { type Kysely, sql } from 'kysely';

/** Guilds with their members, applications and board; settlements, turn orders and reports of guilds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createGuilds(db);
  await indexGuilds(db);
  await createFormerNames(db);
  await createMembers(db);
  await createApplications(db);
  await createBoard(db);
  await extendSettlements(db);
  await extendTurnOrders(db);
  await extendReports(db);
}

async function createGuilds(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    created_profile_id integer not null references profile (id),
    game_server smallint not null check (game_server > 0),
    name text not null,
    -- how names are compared and found: lower case, its initial consonants, what looks alike
    name_key text collate "C" not null,
    name_initials text collate "C" not null,
    name_skeleton text collate "C" not null,
    -- the last change to another name
    renamed_at timestamptz(3),
    description text not null,
    -- the ground of the drawn sign
    tint smallint not null check (tint between 0 and 7),
    is_discord boolean not null,
    -- the code of an invite
    discord_invite text,
    is_invite_public boolean not null,
    -- 1 by approval, 2 open, 3 closed to applications
    join_policy smallint not null check (join_policy between 1 and 3),
    min_level smallint not null check (min_level between 1 and 99),
    -- empty: all
    jobs smallint[] not null check (jobs <@ array[1, 2, 3, 4]::smallint[]),
    member_count smallint not null check (member_count between 0 and 200),
    -- a member of rank 2 takes over seven days after, unless the leader signs in
    takeover_by integer references profile (id),
    takeover_at timestamptz(3),
    -- closed: its members see it, and for 14 days its leader may restore it
    deleted_at timestamptz(3),
    -- closed for 14 days: nothing but settlements is left
    erased_at timestamptz(3),
    hidden_at timestamptz(3),
    hidden_reason text,
    is_sample boolean not null default false,
    check ((takeover_by is null) = (takeover_at is null)),
    check ((hidden_at is null) = (hidden_reason is null)),
    check (erased_at is null or deleted_at is not null)
  )`.execute(db);
}

async function indexGuilds(db: Kysely<unknown>): Promise<void> {
  const listed = sql`where deleted_at is null and hidden_at is null`;
  await sql`create index guild_listed on guild (created_at desc, id desc) ${listed}`.execute(db);
  await sql`create index guild_server on guild (game_server, created_at desc, id desc) ${listed}`.execute(db);
  await sql`create index guild_members on guild (member_count desc, id desc) ${listed}`.execute(db);
  await sql`create index guild_server_members on guild (game_server, member_count desc, id desc) ${listed}`.execute(db);
  await sql`create index guild_beginning on guild (game_server, name_key) ${listed}`.execute(db);
  await sql`create index guild_initials on guild (game_server, name_initials) ${listed}`.execute(db);
  await sql`create unique index guild_name on guild (game_server, name_key) where erased_at is null`.execute(db);
  await sql`create index guild_skeleton on guild (game_server, name_skeleton) where erased_at is null`.execute(db);
  await sql`create index guild_founder on guild (created_profile_id, created_at)`.execute(db);
  await sql`create index guild_closed on guild (deleted_at) where deleted_at is not null and erased_at is null`.execute(
    db,
  );
  await sql`create index guild_takeover on guild (takeover_at) where takeover_at is not null`.execute(db);
}

async function createFormerNames(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild_former_name (
    id integer primary key generated always as identity,
    guild_id integer not null references guild (id) on delete cascade,
    game_server smallint not null,
    name_skeleton text collate "C" not null,
    given_up_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index guild_former_name_resting on guild_former_name (game_server, name_skeleton)`.execute(db);
  await sql`create index guild_former_name_age on guild_former_name (given_up_at)`.execute(db);
  await sql`create index guild_former_name_guild on guild_former_name (guild_id)`.execute(db);
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild_member (
    id integer primary key generated always as identity,
    guild_id integer not null references guild (id) on delete cascade,
    profile_id integer not null references profile (id),
    -- the guild's: one guild a player and server
    game_server smallint not null,
    -- 1 문주, 2 부문주, 3 장로, 4 문파원, 5 연습생
    rank smallint not null check (rank between 1 and 5),
    is_shown boolean not null default false,
    joined_at timestamptz(3) not null,
    left_at timestamptz(3),
    left_by text check (left_by in ('self', 'officer', 'account', 'other')),
    check ((left_at is null) = (left_by is null))
  )`.execute(db);
  await sql`create unique index guild_member_leader on guild_member (guild_id) where rank = 1 and left_at is null`.execute(
    db,
  );
  await sql`create unique index guild_member_server on guild_member (profile_id, game_server) where left_at is null`.execute(
    db,
  );
  await sql`create index guild_member_guild on guild_member (guild_id, rank) where left_at is null`.execute(db);
  await sql`create index guild_member_former on guild_member (guild_id, profile_id) where left_at is not null`.execute(
    db,
  );
  await sql`create index guild_member_left on guild_member (left_at) where left_at is not null`.execute(db);
}

async function createApplications(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild_application (
    id integer primary key generated always as identity,
    guild_id integer not null references guild (id) on delete cascade,
    profile_id integer not null references profile (id),
    -- empty once it is answered
    message text not null,
    requested_at timestamptz(3) not null,
    ended_at timestamptz(3),
    outcome text check (outcome in ('accepted', 'refused', 'withdrawn')),
    check ((ended_at is null) = (outcome is null)),
    check (ended_at is null or message = '')
  )`.execute(db);
  await sql`create unique index guild_application_open on guild_application (guild_id, profile_id)
    where ended_at is null`.execute(db);
  await sql`create index guild_application_waiting on guild_application (guild_id, requested_at, profile_id)
    where ended_at is null`.execute(db);
  await sql`create index guild_application_profile on guild_application (profile_id)`.execute(db);
  await sql`create index guild_application_ended on guild_application (ended_at) where ended_at is not null`.execute(
    db,
  );
}

async function createBoard(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild_post (
    id integer primary key generated always as identity,
    guild_id integer not null references guild (id) on delete cascade,
    profile_id integer not null references profile (id),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    -- empty once it is erased
    text text not null,
    is_pinned boolean not null default false,
    settlement_id integer references settlement (id) on delete set null,
    comment_count smallint not null default 0 check (comment_count between 0 and 200),
    -- deleted, or its author's account was: comments under it stay
    erased_at timestamptz(3),
    hidden_at timestamptz(3),
    check (erased_at is null or (text = '' and not is_pinned))
  )`.execute(db);
  await sql`create unique index guild_post_pinned on guild_post (guild_id) where is_pinned`.execute(db);
  await sql`create index guild_post_listed on guild_post (guild_id, id desc)
    where hidden_at is null and not is_pinned and (erased_at is null or comment_count > 0)`.execute(db);
  await sql`create index guild_post_made on guild_post (guild_id, created_at)`.execute(db);
  await sql`create index guild_post_profile on guild_post (profile_id)`.execute(db);
  await sql`create index guild_post_settlement on guild_post (settlement_id) where settlement_id is not null`.execute(
    db,
  );
  await sql`create index guild_post_erased on guild_post (erased_at) where erased_at is not null and comment_count = 0`.execute(
    db,
  );
  await sql`create table guild_comment (
    id integer primary key generated always as identity,
    post_id integer not null references guild_post (id) on delete cascade,
    profile_id integer not null references profile (id),
    created_at timestamptz(3) not null,
    text text not null
  )`.execute(db);
  await sql`create index guild_comment_post on guild_comment (post_id, id)`.execute(db);
  await sql`create index guild_comment_profile on guild_comment (profile_id)`.execute(db);
}

async function extendSettlements(db: Kysely<unknown>): Promise<void> {
  await sql`alter table settlement add constraint settlement_guild_id_fkey foreign key (guild_id) references guild (id)`.execute(
    db,
  );
  await sql`create index settlement_guild on settlement (guild_id, id desc) where guild_id is not null`.execute(db);
}

async function extendTurnOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turn_order alter column party_id drop not null`.execute(db);
  await sql`alter table turn_order add column guild_id integer references guild (id) on delete cascade`.execute(db);
  // Of a guild's: who made it. A party's belongs to its leader.
  await sql`alter table turn_order add column creator_id integer references profile (id)`.execute(db);
  await sql`alter table turn_order add check ((party_id is null) <> (guild_id is null))`.execute(db);
  await sql`alter table turn_order add check ((guild_id is null) = (creator_id is null))`.execute(db);
  await sql`create index turn_order_guild on turn_order (guild_id, id) where guild_id is not null`.execute(db);
  await sql`create index turn_order_creator on turn_order (creator_id) where creator_id is not null`.execute(db);
}

async function extendReports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report add column guild_id integer references guild (id) on delete set null`.execute(db);
  await sql`alter table report add column post_id integer references guild_post (id) on delete set null`.execute(db);
  await sql`create index report_guild on report (guild_id) where guild_id is not null`.execute(db);
  await sql`create index report_post on report (post_id) where post_id is not null`.execute(db);
}
