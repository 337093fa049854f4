import { type Kysely, sql } from 'kysely';

/** Values of the game's facts that players propose. Those that were sent before stay inquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table correction (
    id integer generated always as identity primary key,
    created_at timestamptz(3) not null default now(),
    -- Null: the account is deleted.
    user_id uuid,
    profile_id integer references profile (id),
    entity text not null,
    row_id integer not null check (row_id > 0),
    field text not null,
    value jsonb not null,
    -- The value in force when it was proposed
    present jsonb not null,
    -- As the person saw them: the row's name and both values
    name text not null,
    value_text text not null,
    present_text text not null,
    comment text not null default '',
    source text not null default '',
    is_thanked boolean not null default false,
    state smallint not null default 1 check (state in (1, 2, 3)),
    answer text,
    decided_at timestamptz(3),
    -- An operator's account. It may be deleted since.
    decided_by uuid,
    -- Null: the value was in force already.
    version integer references data_version (id),
    check ((state = 1) = (decided_at is null)),
    check ((state = 1) = (answer is null)),
    check (version is null or state = 2)
  )`.execute(db);
  await sql`create unique index correction_one_open on correction (user_id, entity, row_id, field)
    where state = 1`.execute(db);
  await sql`create index correction_open on correction (entity, row_id) where state = 1`.execute(db);
  await sql`create index correction_accepted on correction (entity, row_id) where state = 2`.execute(db);
  await sql`create index correction_user on correction (user_id, id desc) where user_id is not null`.execute(db);
  await sql`create index correction_profile on correction (profile_id) where profile_id is not null`.execute(db);
}
