import { type Kysely, sql } from 'kysely';

// Who signs in (schema sign_in: the embedded provider's own) and who plays (profile and what hangs on it).

const times = sql.raw(`
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
`);

/** The embedded provider: people, their identities at Discord or Kakao, sign-ins under way, sessions, keys. */
async function createProvider(db: Kysely<unknown>): Promise<void> {
  // Not `auth`: where people sign in elsewhere, that schema of the same database may be the provider's.
  await sql`create schema sign_in`.execute(db);

  // `email` only when an upstream vouched for it: two upstreams with the same one are the same person.
  await sql`create table sign_in.user (
    id uuid primary key default gen_random_uuid(),
    email text unique check (email = lower(email)),
    email_confirmed_at timestamptz(3),
    app_metadata jsonb not null check (jsonb_typeof(app_metadata) = 'object'),
    user_metadata jsonb not null check (jsonb_typeof(user_metadata) = 'object'),
    last_sign_in_at timestamptz(3) not null,
    ${times}
  )`.execute(db);

  await sql`create table sign_in.identity (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references sign_in.user (id) on delete cascade,
    provider text not null,
    provider_id text not null,
    identity_data jsonb not null check (jsonb_typeof(identity_data) = 'object'),
    email text,
    last_sign_in_at timestamptz(3) not null,
    ${times},
    unique (provider, provider_id)
  )`.execute(db);
  await sql`create index identity_user on sign_in.identity (user_id)`.execute(db);
  await sql`create index identity_email on sign_in.identity (email) where email is not null`.execute(db);

  // The id is the upstream's state. A row lives from authorize to token, at most five minutes.
  await sql`create table sign_in.flow (
    id uuid primary key default gen_random_uuid(),
    provider text not null,
    redirect_to text not null,
    code_challenge text not null,
    code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
    upstream_verifier text not null,
    returned_at timestamptz(3),
    code uuid unique,
    user_id uuid references sign_in.user (id) on delete cascade,
    provider_token text,
    provider_refresh_token text,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index flow_age on sign_in.flow (created_at)`.execute(db);

  // A refresh token is session, counter and their HMAC under the session's key: none is stored.
  await sql`create table sign_in.session (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references sign_in.user (id) on delete cascade,
    method text not null,
    user_agent text,
    refresh_key bytea not null,
    refresh_counter bigint not null default 0,
    refreshed_at timestamptz(3) not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index session_user_id on sign_in.session (user_id)`.execute(db);
  await sql`create index session_age on sign_in.session (refreshed_at)`.execute(db);

  await sql`create table sign_in.signing_key (
    kid text primary key,
    private_jwk jsonb not null,
    created_at timestamptz(3) not null default now(),
    retired_at timestamptz(3)
  )`.execute(db);
  await sql`create unique index signing_key_in_use on sign_in.signing_key ((true)) where retired_at is null`.execute(
    db,
  );
}

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  // A deleted profile keeps its row, for trades point to it, and nothing personal.
  await sql`create table profile (
    id integer primary key generated always as identity,
    user_id uuid unique,
    ${times},
    name text,
    name_key text,
    level smallint not null default 1 check (level between 1 and 99),
    job smallint not null default 1 check (job between 1 and 4),
    grade smallint not null default 0 check (grade between 0 and 4),
    max_hp integer check (max_hp >= 0),
    max_mp integer check (max_mp >= 0),
    target_hp integer check (target_hp >= 0),
    target_mp integer check (target_mp >= 0),
    discord_id text,
    shows_discord boolean not null default false,
    avatar_source text,
    last_dungeon_id integer references dungeon (id),
    pull_up_at timestamptz(3),
    banned_at timestamptz(3),
    banned_reason text,
    suspended_at timestamptz(3),
    deleted_at timestamptz(3),
    check (deleted_at is not null or (user_id is not null and name is not null and name_key is not null))
  )`.execute(db);
  await sql`create unique index profile_name_key on profile (name_key) where deleted_at is null`.execute(db);
  await sql`create index profile_banned on profile (banned_at) where banned_at is not null`.execute(db);

  await sql`create table consent (
    id integer primary key generated always as identity,
    profile_id integer not null references profile (id),
    version text not null,
    agreed_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index consent_profile on consent (profile_id)`.execute(db);

  // Keyed hashes of a deleted player's identities, for as long as his suspension runs.
  await sql`create table lasting_suspension (
    identity_hash bytea primary key,
    profile_id integer not null references profile (id),
    until timestamptz(3) not null,
    reason text not null
  )`.execute(db);
  await sql`create index lasting_suspension_profile on lasting_suspension (profile_id)`.execute(db);
}

async function createOperation(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator (
    user_id uuid primary key,
    added_at timestamptz(3) not null default now()
  )`.execute(db);

  await sql`create table audit (
    id bigint primary key check (id > 0),
    at timestamptz(3) not null,
    actor text not null,
    action text not null,
    subject text not null,
    detail json not null,
    previous_hash bytea not null check (octet_length(previous_hash) = 32),
    hash bytea not null unique check (octet_length(hash) = 32)
  )`.execute(db);
  await sql`create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`create trigger audit_only_grows before update or delete or truncate on audit
    for each statement execute function refuse_change()`.execute(db);

  await sql`create table inquiry (
    id integer primary key generated always as identity,
    user_id uuid not null,
    profile_id integer references profile (id),
    type smallint not null,
    content text not null,
    answer text,
    answered_at timestamptz(3),
    ${times},
    check ((answer is null) = (answered_at is null))
  )`.execute(db);
  await sql`create index inquiry_user on inquiry (user_id, id desc)`.execute(db);
  await sql`create index inquiry_open on inquiry (id) where answered_at is null`.execute(db);
}

async function createMachinery(db: Kysely<unknown>): Promise<void> {
  // Made once by whichever process is first, and shared by all.
  await sql`create table site_secret (
    name text primary key,
    value bytea not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);

  // What a request with an Idempotency-Key was answered, so that the same one again changes nothing.
  await sql`create table answered_request (
    user_id uuid not null,
    key text not null,
    request_hash bytea not null,
    status smallint,
    body text,
    created_at timestamptz(3) not null default now(),
    primary key (user_id, key)
  )`.execute(db);
  await sql`create index answered_request_age on answered_request (created_at)`.execute(db);

  // Counters may be lost in a crash: they are not worth a log of their own. The columns are the limiter's.
  await sql`create unlogged table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createProvider(db);
  await createProfiles(db);
  await createOperation(db);
  await createMachinery(db);
}
