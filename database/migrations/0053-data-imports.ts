import { type Kysely, sql } from 'kysely';

/** Files of facts that administrators bring on the desk, as they were read, until they are applied or a day is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_import (
    id integer generated always as identity primary key,
    -- An operator's account. It may be deleted since.
    by uuid not null,
    at timestamptz(3) not null,
    mode text not null check (mode in ('merge', 'replace')),
    -- Of the facts that it was compared with; 0: there were none.
    version integer not null check (version >= 0),
    -- JSON, deflated. Null: there is nothing to apply.
    rows bytea,
    -- What it would change, and its faults.
    preview jsonb not null check (jsonb_typeof(preview) = 'object'),
    applied_at timestamptz(3)
  )`.execute(db);
  await sql`create index data_import_at on data_import (at)`.execute(db);
}
