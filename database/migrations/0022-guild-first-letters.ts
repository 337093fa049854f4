import { type Kysely, sql } from 'kysely';

/** Guilds with a common beginning are walked along the order of their lists among those with its first letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const listed = sql`where deleted_at is null and hidden_at is null`;
  const first = sql`left(name_initials, 1)`;
  await sql`create index guild_first_letter on guild (${first}, created_at desc, id desc) ${listed}`.execute(db);
  await sql`create index guild_first_letter_members on guild (${first}, member_count desc, id desc) ${listed}`.execute(
    db,
  );
}
