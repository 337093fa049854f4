import { type Kysely, sql } from 'kysely';

/** What was completed today is read along its time; the index by `trade_count` orders nothing since `trader_weight` does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index trade_completed on trade (completed_at desc, id desc) where status = 2 and hidden_at is null`.execute(
    db,
  );
  await sql`drop index quote_popular`.execute(db);
}
