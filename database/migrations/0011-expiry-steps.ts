import { type Kysely, sql } from 'kysely';

/** What the expiry of trades needs to survive a clock that jumps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The running time (below) at which the owner was told that the trade is old.
  await sql`alter table trade add column notified_ran_ms bigint`.execute(db);

  // One row. ran_ms: how long the site has run, by clocks that cannot jump; step_ran_ms: when trades were last cancelled.
  await sql`create table trade_expiry (
    is_only boolean primary key default true check (is_only),
    ran_ms bigint not null default 0,
    step_ran_ms bigint
  )`.execute(db);
  await sql`insert into trade_expiry default values`.execute(db);
}
