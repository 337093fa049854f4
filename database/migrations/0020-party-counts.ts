import { type Kysely, sql } from 'kysely';

/** Counts of running parties read an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index party_running on party (expired_at)
    include (game_server, region, free_jobs, leader_id) where closed_at is null`.execute(db);
  await sql`drop index party_expired`.execute(db);
}
