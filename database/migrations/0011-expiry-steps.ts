import { type Kysely, sql } from 'kysely';

/** What the expiry of trades needs to survive a clock that jumps, and to let the trades of suspended players rest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // rested_s: seconds since the last change in which the owner was suspended, of suspensions that are over.
  // notified_ran_ms: the running time (below) at which the owner was told that the trade is old.
  await sql`alter table trade
    add column rested_s bigint not null default 0,
    add column notified_ran_ms bigint`.execute(db);
  await sql`create function reset_trade_age() returns trigger language plpgsql as $$
    begin
      new.rested_s := 0;
      new.notified_ran_ms := null;
      return new;
    end $$`.execute(db);
  await sql`create trigger trade_touched before update of counted_at on trade for each row
    when (old.counted_at is distinct from new.counted_at) execute function reset_trade_age()`.execute(db);

  // Whenever a suspension ends early or is replaced, its part until then is added up.
  await sql`create function rest_trades() returns trigger language plpgsql as $$
    declare
      began timestamptz := coalesce(old.suspended_at, old.created_at);
      ended timestamptz := least(old.banned_at, coalesce(new.suspended_at, now()));
    begin
      update trade
        set rested_s = rested_s + greatest(0, extract(epoch from ended - greatest(began, counted_at))::bigint)
        where profile_id = new.id and status = 1;
      return null;
    end $$`.execute(db);
  await sql`create trigger profile_rest_trades after update of banned_at on profile for each row
    when (old.banned_at is not null and (old.banned_at is distinct from new.banned_at
      or old.suspended_at is distinct from new.suspended_at))
    execute function rest_trades()`.execute(db);

  // One row. ran_ms: how long the site has run, by clocks that cannot jump; step_ran_ms: when trades were last cancelled.
  await sql`create table trade_expiry (
    is_only boolean primary key default true check (is_only),
    ran_ms bigint not null default 0,
    step_ran_ms bigint
  )`.execute(db);
  await sql`insert into trade_expiry default values`.execute(db);
}
