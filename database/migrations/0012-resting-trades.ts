import { type Kysely, sql } from 'kysely';

/** Waiting trades of suspended players rest: they are in no list until the suspension ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trade add column rests_since timestamptz`.execute(db);
  await sql`create index trade_rests on trade (profile_id) where rests_since is not null`.execute(db);
}
