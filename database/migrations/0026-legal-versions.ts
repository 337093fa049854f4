import { type Kysely, sql } from 'kysely';

/** Dated versions of terms and policy, and consents that name both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table legal_version (
    name text not null check (name in ('terms', 'policy')),
    version integer not null check (version > 0),
    primary key (name, version),
    published_at timestamptz(3) not null,
    effective_at timestamptz(3) not null,
    is_disadvantageous boolean not null,
    -- of the text that the release shipped with when it was stored
    shipped_hash text not null
  )`.execute(db);
  // The first version is the text of this day; 0: one before it. Which day that was stays in the column.
  await sql`alter table consent alter column version drop not null,
    add column terms_version integer not null default 0 check (terms_version >= 0),
    add column policy_version integer not null default 0 check (policy_version >= 0)`.execute(db);
  await sql`update consent set terms_version = 1, policy_version = 1 where version = '2026-12-04'`.execute(db);
  await sql`alter table consent alter column terms_version drop default,
    alter column policy_version drop default`.execute(db);
}
