import { type Kysely, sql } from 'kysely';

/** Which version of a rule of forbidden words this is, so that of two operators' changes none is lost unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_rule add column version integer not null default 1 check (version > 0)`.execute(db);
}
