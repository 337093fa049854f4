import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Renewed by every restore: what browsers remember from before it may never have happened.
  await sql`create table site_epoch (
    is_only boolean primary key default true check (is_only),
    id uuid not null default gen_random_uuid(),
    since timestamptz(3) not null default now()
  )`.execute(db);
  await sql`insert into site_epoch default values`.execute(db);
  // Keys the hashes of deleted accounts. It is in every backup, or a restored site could not recognise them.
  await sql`insert into site_secret (name, value)
    values ('deletions', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'))
    on conflict do nothing`.execute(db);
}
