import { type Kysely, sql } from 'kysely';

/** Operators list what they hid of guilds' boards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index guild_post_hidden on guild_post (id desc) where hidden_at is not null`.execute(db);
}
