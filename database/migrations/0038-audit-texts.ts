import { type Kysely, sql } from 'kysely';

/**
 * Reasons, answers and notes of operators' acts. The row of the audit has only a hash of text and salt, so that a text can go with
 * the account that it concerns. It refers to no row of the audit, because those can neither change nor go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_text (
    audit_id bigint not null,
    kind text not null check (kind in ('reason', 'answer', 'note')),
    profile_id integer,
    user_id uuid,
    text text not null,
    salt bytea not null check (octet_length(salt) = 16),
    primary key (audit_id, kind)
  )`.execute(db);
  await sql`create index audit_text_profile on audit_text (profile_id) where profile_id is not null`.execute(db);
  await sql`create index audit_text_user on audit_text (user_id) where user_id is not null`.execute(db);
}
