import { type Kysely, sql } from 'kysely';

/** Fields of an item whose source or confidence is not the row's, fields of which sources differ, and the kinship of sources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item
    add column field_notes jsonb not null default '[]' check (jsonb_typeof(field_notes) = 'array'),
    add column disagreements jsonb not null default '[]' check (jsonb_typeof(disagreements) = 'array')`.execute(db);
  await sql`alter table source add column lineage text`.execute(db);
}
