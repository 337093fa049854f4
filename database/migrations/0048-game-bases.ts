import { type Kysely, sql } from 'kysely';

/**
 * The facts of the game in layers: sets of rows as files bring them, which of them is in force for each entity, and the
 * operators' changes above. The sets of a database of before are made by the first start after this, from its tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_version drop constraint data_version_origin_check`.execute(db);
  await sql`update data_version set origin = 'upload' where origin = 'operator'`.execute(db);
  await sql`alter table data_version
    add constraint data_version_origin_check check (origin in ('project', 'upload', 'edit', 'correction', 'back')),
    -- An operator's account. It may be deleted since.
    add column by uuid,
    add column note text,
    -- The set of each entity that was in force from then on. Null: nobody knows.
    add column bases jsonb check (jsonb_typeof(bases) = 'object')`.execute(db);

  await sql`create table game_base_set (
    id integer generated always as identity primary key,
    entity text not null,
    origin text not null check (origin in ('project', 'upload')),
    -- The first that brought it. Null: it stood before releases had numbers.
    release integer check (release > 0),
    hash text not null,
    schema integer not null check (schema > 0),
    -- JSON, deflated
    rows bytea not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index game_base_set_entity on game_base_set (entity, hash)`.execute(db);

  await sql`create table game_base (
    entity text primary key,
    -- The set in force. Null: no file ever brought the entity.
    set_id integer references game_base_set (id),
    follows text not null check (follows in ('project', 'own')),
    -- The project's newest, in force or not.
    newest_set_id integer references game_base_set (id)
  )`.execute(db);

  await sql`create table game_override (
    id integer generated always as identity primary key,
    entity text not null,
    row_id integer not null check (row_id > 0),
    kind text not null check (kind in ('field', 'added', 'removed')),
    field text,
    value jsonb,
    base jsonb,
    source text[] not null,
    confidence text not null check (confidence in ('high', 'medium-high', 'medium', 'low-medium', 'low')),
    -- An operator's account. It may be deleted since.
    by uuid,
    at timestamptz(3) not null,
    from_version integer not null references data_version (id),
    until_version integer references data_version (id),
    check (until_version > from_version),
    check ((kind = 'field') = (field is not null))
  )`.execute(db);
  await sql`create unique index game_override_running on game_override (entity, row_id, kind, coalesce(field, ''))
    where until_version is null`.execute(db);
  await sql`create index game_override_row on game_override (entity, row_id)`.execute(db);

  await sql`create table data_release (
    release integer primary key check (release > 0),
    hash text not null,
    at timestamptz(3) not null,
    -- Null: it did not pass, or is not applied yet.
    applied_at timestamptz(3),
    -- The first of them.
    faults jsonb not null default '[]' check (jsonb_typeof(faults) = 'array'),
    fault_count integer not null default 0 check (fault_count >= 0)
  )`.execute(db);
}
