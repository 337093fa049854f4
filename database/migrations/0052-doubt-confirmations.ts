import { type Kysely, sql } from 'kysely';

/** Values that looked wrong and that an operator found to be right. They count until the value changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table doubt_confirmation (
    entity text not null,
    row_id integer not null check (row_id > 0),
    field text not null,
    value jsonb not null,
    -- An operator's account. It may be deleted since.
    by uuid not null,
    at timestamptz(3) not null,
    primary key (entity, row_id, field)
  )`.execute(db);
}
