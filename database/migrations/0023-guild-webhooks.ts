import { type Kysely, sql } from 'kysely';

/** The Discord webhooks of guilds, and the messages to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guild_webhook (
    guild_id integer primary key references guild (id) on delete cascade,
    created_at timestamptz(3) not null,
    -- a secret: whoever has it may write there
    url text not null,
    kinds text[] not null check (kinds <@ array['gathering', 'reminder', 'member', 'pinned']),
    -- Korean: why it no longer works
    fault text
  )`.execute(db);
  await sql`create table guild_message (
    id integer primary key generated always as identity,
    guild_id integer not null references guild (id) on delete cascade,
    created_at timestamptz(3) not null,
    -- not sent later than that
    until timestamptz(3) not null,
    kind text not null check (kind in ('gathering', 'reminder', 'member', 'pinned')),
    once text not null,
    -- of a pinned post: not sent unless it is pinned still
    post_id integer references guild_post (id) on delete cascade,
    title text not null,
    body text not null,
    path text not null,
    -- without a known end
    tries smallint not null default 0,
    tried_at timestamptz(3),
    sent_at timestamptz(3),
    unique (guild_id, once)
  )`.execute(db);
  await sql`create index guild_message_tried on guild_message (guild_id, tried_at) where tried_at is not null`.execute(
    db,
  );
  await sql`create index guild_message_created on guild_message (created_at)`.execute(db);
  await sql`create index guild_message_post on guild_message (post_id) where post_id is not null`.execute(db);
}
