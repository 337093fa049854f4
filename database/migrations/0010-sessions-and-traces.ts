import { type Kysely, sql } from 'kysely';

/** Sessions end by themselves, operators keep to their second factor, and there is a log of sign-ins and refusals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever has been signed in for longer than that already gets a week's notice.
  await sql`alter table sign_in.session add column ends_at timestamptz(3) not null default now() + interval '90 days'`.execute(
    db,
  );
  await sql`update sign_in.session set ends_at = greatest(created_at + interval '90 days', now() + interval '7 days')`.execute(
    db,
  );
  await sql`create index session_end on sign_in.session (ends_at)`.execute(db);

  // What a person sees of their own sign-ins; a session's row goes when it ends, this one stays for 30 days.
  await sql`create table sign_in.history (
    id bigint primary key generated always as identity,
    user_id uuid not null references sign_in.user (id) on delete cascade,
    provider text not null,
    user_agent text,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index history_user on sign_in.history (user_id, at desc)`.execute(db);
  await sql`create index history_age on sign_in.history (at)`.execute(db);

  // Operators by configuration have no row in `operator`.
  await sql`create table operator_second_factor (
    user_id uuid primary key,
    seen_at timestamptz(3) not null
  )`.execute(db);

  // One row an address, kind and minute; the address only as a keyed hash.
  await sql`create table security_event (
    minute timestamptz(0) not null,
    kind text not null,
    address_hash bytea not null check (octet_length(address_hash) = 16),
    count integer not null check (count > 0),
    primary key (minute, kind, address_hash)
  )`.execute(db);
}
