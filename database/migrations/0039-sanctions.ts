import { type Kysely, sql } from 'kysely';

/** Suspensions and warnings as rows, notes of operators about players, and the indexes by which operators find players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sanction (
    id integer primary key generated always as identity,
    kind text not null check (kind in ('suspension', 'warning')),
    profile_id integer not null references profile (id),
    at timestamptz(3) not null,
    until timestamptz(3) not null,
    ended_at timestamptz(3),
    reason text not null,
    operator_user_id uuid,
    report_id integer references report (id)
  )`.execute(db);
  await sql`create index sanction_profile on sanction (profile_id, id desc)`.execute(db);
  await sql`create index sanction_open on sanction (kind, profile_id, until) where ended_at is null`.execute(db);
  await sql`create index sanction_suspended on sanction (at desc, profile_id desc)
    where kind = 'suspension' and ended_at is null`.execute(db);
  await sql`create table player_note (
    id integer primary key generated always as identity,
    profile_id integer not null references profile (id),
    at timestamptz(3) not null,
    text text not null,
    operator_user_id uuid not null
  )`.execute(db);
  await sql`create index player_note_profile on player_note (profile_id, id desc)`.execute(db);
  // The key by which names are unique; names are Hangul, Latin and digits.
  await sql`create index former_name_beginning on former_name ((lower(name) collate "C"), profile_id)
    where profile_id is not null`.execute(db);
  await sql`create index profile_created on profile (created_at) where deleted_at is null`.execute(db);
  await sql`create index inquiry_profile on inquiry (profile_id, id desc) where profile_id is not null`.execute(db);
  await takeOverAudited(db);
  await takeOverOthers(db);
}

/**
 * The suspensions of players who are still here; each ended at the next act on the same player, if that came first. The
 * profile knows the last one best.
 */
async function takeOverAudited(db: Kysely<unknown>): Promise<void> {
  await sql`insert into sanction (kind, profile_id, at, until, ended_at, reason, operator_user_id)
    select 'suspension', profile.id, case when is_last then coalesce(suspended_at, act.at) else act.at end,
      case when is_last then banned_at else act.until end, case when act.next_at < act.until then act.next_at end,
      act.reason, act.operator_user_id
    from (
      select id, action, split_part(subject, ':', 2)::integer as profile_id, at,
        (detail ->> 'until')::timestamptz(3) as until, coalesce(detail ->> 'reason', '') as reason,
        case when starts_with(actor, 'user:') then substr(actor, 6)::uuid end as operator_user_id,
        lead(at) over (partition by subject order by id) as next_at
      from audit where action in ('suspension.set', 'suspension.lift')
    ) as act
    join profile on profile.id = act.profile_id
    cross join lateral (select act.next_at is null and profile.banned_at is not null as is_last) as place
    where act.action = 'suspension.set' and profile.deleted_at is null
    order by act.id`.execute(db);
}

/** What runs and is in no row of the audit: of players who came back, and of deleted accounts. */
async function takeOverOthers(db: Kysely<unknown>): Promise<void> {
  await sql`insert into sanction (kind, profile_id, at, until, reason)
    select 'suspension', id, coalesce(suspended_at, created_at), banned_at, coalesce(banned_reason, '')
    from profile
    where deleted_at is null and banned_at is not null and not exists (
      select from sanction where profile_id = profile.id and ended_at is null and until = profile.banned_at)
    order by id`.execute(db);
  await sql`insert into sanction (kind, profile_id, at, until, reason, operator_user_id)
    select 'suspension', lasting.profile_id, coalesce(act.at, profile.created_at), lasting.until, lasting.reason,
      act.operator_user_id
    from (select profile_id, max(until) as until, max(reason) as reason from lasting_suspension group by profile_id)
      as lasting
    join profile on profile.id = lasting.profile_id
    left join lateral (
      select at, case when starts_with(actor, 'user:') then substr(actor, 6)::uuid end as operator_user_id
      from audit where subject = 'profile:' || lasting.profile_id and action = 'suspension.set'
      order by id desc limit 1
    ) as act on true
    where profile.deleted_at is not null
    order by lasting.profile_id`.execute(db);
  // The copy of which access reads is compared with the moment that operators saw.
  await sql`update profile set suspended_at = sanction.at from sanction
    where sanction.profile_id = profile.id and sanction.ended_at is null and sanction.until = profile.banned_at
      and profile.suspended_at is distinct from sanction.at`.execute(db);
}
