import { type Kysely, sql } from 'kysely';

/** Names get a skeleton, by which look-alikes are found (a task fills it), and what was given up is remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile
    add column name_skeleton text,
    add column renamed_at timestamptz(3),
    -- an operator asks for another name: the next change is not counted
    add column rename_requested_at timestamptz(3)`.execute(db);
  // Not unique: those who shared one before there were skeletons keep their names.
  await sql`create index profile_skeleton on profile (name_skeleton) where deleted_at is null`.execute(db);
  await sql`create index profile_without_skeleton on profile (id) where name_skeleton is null and deleted_at is null`.execute(
    db,
  );

  // After the deletion of the account neither the profile nor the name stays, only keyed hashes of name and identities.
  await sql`create table former_name (
    id bigint primary key generated always as identity,
    profile_id integer references profile (id),
    name text,
    key_hash bytea not null,
    skeleton_hash bytea not null,
    identity_hashes bytea[] not null default '{}',
    given_up_at timestamptz(3) not null,
    -- whether the change counts to the one in 30 days
    is_counted boolean not null,
    check ((profile_id is null) = (name is null))
  )`.execute(db);
  await sql`create index former_name_profile on former_name (profile_id, given_up_at desc) where profile_id is not null`.execute(
    db,
  );
  await sql`create index former_name_key on former_name (key_hash)`.execute(db);
  await sql`create index former_name_skeleton on former_name (skeleton_hash)`.execute(db);
  await sql`create index former_name_hashed on former_name (given_up_at) where profile_id is null`.execute(db);
}
