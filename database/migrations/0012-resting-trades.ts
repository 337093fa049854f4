import { type Kysely, sql } from 'kysely';

/** Waiting trades of suspended players rest: they are in no list until the suspension ends, and do not age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // rested_s: seconds since the last change in which the trade rested, of suspensions that are over.
  await sql`alter table trade
    add column rests_since timestamptz(3),
    add column rested_s bigint not null default 0,
    add constraint only_waiting_rest check (rests_since is null or status = 1)`.execute(db);
  await sql`create index trade_rests on trade (profile_id) where rests_since is not null`.execute(db);

  await sql`update trade
    set rests_since = greatest(trade.counted_at, least(now(), coalesce(profile.suspended_at, profile.created_at)))
    from profile
    where profile.id = trade.profile_id and trade.status = 1 and profile.banned_at > now()`.execute(db);
  await sql`update trade
    set rested_s = extract(epoch from
      profile.banned_at - greatest(trade.counted_at, coalesce(profile.suspended_at, profile.created_at)))
    from profile
    where profile.id = trade.profile_id and trade.status = 1 and profile.banned_at <= now()
      and profile.banned_at > greatest(trade.counted_at, coalesce(profile.suspended_at, profile.created_at))`.execute(
    db,
  );
}
