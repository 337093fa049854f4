import { type Kysely, sql } from 'kysely';

/** What each process measures of itself, and the indexes by which the last 24 hours are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Written anew every 30 seconds: no backup needs it.
  await sql`create unlogged table process (
    id text primary key,
    -- 8 hex digits of the hash of its name
    machine text not null,
    started_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    rss_bytes bigint not null,
    heap_bytes bigint not null,
    lag_p99_ms double precision not null,
    connections integer not null,
    -- null: nothing was answered
    hit_share double precision,
    disk_free_bytes bigint
  )`.execute(db);
  await sql`create index trade_created on trade (created_at)`.execute(db);
  await sql`create index party_created on party (created_at)`.execute(db);
}
