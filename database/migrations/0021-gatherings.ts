import { type Kysely, sql } from 'kysely';

/** The schedules of guilds: gatherings and the answers to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table gathering (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    guild_id integer not null references guild (id) on delete cascade,
    creator_id integer not null references profile (id),
    -- of a weekly series: the one before it, which has one successor at most
    previous_id integer unique references gathering (id) on delete cascade,
    title text not null,
    -- 1 사냥, 2 보스, 3 승급, 4 모임, 9 기타
    kind smallint not null check (kind in (1, 2, 3, 4, 9)),
    begins_at timestamptz(3) not null,
    minutes smallint not null check (minutes between 10 and 720),
    -- 0: none
    dungeon_id integer not null check (dungeon_id >= 0),
    place text not null,
    note text not null,
    capacity smallint check (capacity between 2 and 50),
    remind_minutes smallint not null check (remind_minutes in (10, 30, 60, 180)),
    repeat text check (repeat in ('weekly')),
    cancelled_at timestamptz(3),
    -- the beginning that its members were reminded of
    reminded_for timestamptz(3),
    -- of a weekly one that ended: when its successor was made or the series stopped
    concluded_at timestamptz(3),
    -- how many of the series before it nobody came to, in a row
    empty_before smallint not null default 0
  )`.execute(db);
  await sql`create index gathering_guild on gathering (guild_id, begins_at, id)`.execute(db);
  await sql`create index gathering_made on gathering (guild_id, created_at) where previous_id is null`.execute(db);
  await sql`create index gathering_creator on gathering (creator_id)`.execute(db);
  await sql`create table gathering_answer (
    gathering_id integer not null references gathering (id) on delete cascade,
    profile_id integer not null references profile (id),
    answered_at timestamptz(3) not null,
    -- 1 참가, 2 불참, 3 미정
    answer smallint not null check (answer in (1, 2, 3)),
    job smallint not null check (job between 1 and 4),
    -- of those who come: the order in which they are seated
    place integer,
    primary key (gathering_id, profile_id),
    unique (gathering_id, place),
    check ((answer = 1) = (place is not null))
  )`.execute(db);
  await sql`create index gathering_answer_profile on gathering_answer (profile_id)`.execute(db);
}
