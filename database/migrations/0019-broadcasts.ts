import { type Kysely, sql } from 'kysely';

/** What is shouted in the game, who may not be heard of it, and what players wait to hear. */
/** Adverts of gambling as they are shouted in the game, beside the words that hold everywhere. */
export const SHOUT_RULES = `
  빠카라
  ㅂㅋㄹ
  카쥐노
  까쥐노
  안전놀이터
  메이저놀이터
  도박사이트
  입플 + 첫충
  입플 + 빵빵
  롤링 + 루징
  루징 + 총판
  루징 + 요율
  환전 + 먹튀
  환전 + 바둑이
  환전 + 맞고
  환전 + 포커
  환전 + 콤프
  ㅌㅌ + 사이트
  ㅌㅌ + 가입코드
  ㅌㅌ + 꽁머니
  슬롯 + 사이트
  가입코드 + 첫충
  가입머니 + 지급
  배팅 + 사이트
`
  .trim()
  .split(/\n\s*/);

export async function up(db: Kysely<unknown>): Promise<void> {
  await createBroadcasts(db);
  await createHours(db);
  await createNames(db);
  await createKeywords(db);
  await extendReports(db);
  await addShoutRules(db);
}

/** The last of each run, by what lists are most often filtered by. */
const LATEST = [
  ['', '', ''],
  ['_server', 'game_server, ', ''],
  ['_channel', 'game_server, channel, ', ''],
  ['_item', 'item_id, ', ' and item_id is not null'],
] as const;

async function createBroadcasts(db: Kysely<unknown>): Promise<void> {
  await sql`create table broadcast (
    id integer primary key generated always as identity,
    -- when it was heard
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    game_server smallint not null check (game_server > 0),
    -- 0: unknown
    channel smallint not null check (channel between 0 and 200),
    name text not null,
    name_key text not null,
    message text not null,
    -- with ○○ in the stead of words of abuse
    masked text,
    -- what is shown, without case, spaces and marks
    comparable text not null,
    -- of equal shouts one is stored a slot of ten seconds
    slot integer not null,
    content_hash uuid not null,
    -- equal for repeats
    run_hash uuid not null,
    -- 1: trade, 2: party, 9: others
    kind smallint not null check (kind in (1, 2, 9)),
    trade_type smallint check (trade_type in (1, 2)),
    item_id integer,
    price bigint check (price > 0),
    quantity integer check (quantity > 0),
    is_implied boolean not null default false,
    confidence real,
    -- null: shown
    hidden_by text check (hidden_by in ('hand', 'mute', 'rule')),
    -- of the forbidden words; kept after the rule is gone
    rule_id integer,
    deleted_at timestamptz(3),
    -- of its run up to it, the row itself among them; of shown rows only
    repeats integer not null check (repeats > 0),
    first_at timestamptz(3) not null,
    -- nothing equal was said within 30 minutes after it
    is_latest boolean not null,
    source text not null,
    is_sample boolean not null default false,
    check ((item_id is null) = (trade_type is null) and (item_id is null) = (confidence is null)),
    check ((deleted_at is null) = (hidden_by is distinct from 'hand'))
  )`.execute(db);
  await sql`create unique index broadcast_once on broadcast (slot, content_hash)`.execute(db);
  await sql`create index broadcast_run on broadcast (run_hash, created_at desc, content_hash desc)`.execute(db);
  await sql`create index broadcast_name on broadcast (name_key)`.execute(db);
  await sql`create index broadcast_shown on broadcast (created_at desc, id desc) where hidden_by is null`.execute(db);
  for (const [name, columns, more] of LATEST) {
    await sql`create index ${sql.ref(`broadcast_latest${name}`)} on broadcast (${sql.raw(columns)}created_at desc, id desc)
      where hidden_by is null and is_latest${sql.raw(more)}`.execute(db);
  }
}

/** Shown shouts a channel and hour, so that the day at a glance costs the same however many there are. */
async function createHours(db: Kysely<unknown>): Promise<void> {
  await sql`create table broadcast_hour (
    game_server smallint not null,
    hour timestamptz(3) not null,
    channel smallint not null,
    count integer not null,
    primary key (game_server, hour, channel)
  )`.execute(db);
}

async function createNames(db: Kysely<unknown>): Promise<void> {
  await sql`create table muted_name (
    game_server smallint not null,
    name_key text not null,
    muted_until timestamptz(3) not null,
    primary key (game_server, name_key)
  )`.execute(db);
  // Of who had his shouts erased: nothing new is stored of the name, which itself is not kept.
  await sql`create table erased_name (
    name_hash bytea primary key,
    erased_at timestamptz(3) not null
  )`.execute(db);
}

async function createKeywords(db: Kysely<unknown>): Promise<void> {
  await sql`create table keyword (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    profile_id integer not null references profile (id),
    text text not null,
    comparable text not null,
    -- 0: all
    game_server smallint not null check (game_server >= 0),
    kind smallint not null check (kind in (0, 1, 2, 9)),
    -- it rings at once from then on
    quiet_until timestamptz(3),
    -- heard since it rang
    waiting integer not null default 0 check (waiting >= 0),
    unique (profile_id, comparable, game_server, kind)
  )`.execute(db);
}

/** A shout is reported without anybody of the site: the one who shouted has no account here, or nobody knows it. */
async function extendReports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report alter column reported_id drop not null`.execute(db);
  await sql`alter table report add column broadcast_id integer references broadcast (id) on delete set null`.execute(
    db,
  );
  await sql`create index report_broadcast on report (broadcast_id) where broadcast_id is not null`.execute(db);
  await sql`create unique index report_open_broadcast on report (reporter_id, broadcast_id)
    where status = 1 and broadcast_id is not null`.execute(db);
}

async function addShoutRules(db: Kysely<unknown>): Promise<void> {
  await sql`insert into word_rule (kind, pattern, verdict, scope)
    select 'GAMBLING', pattern, 'refuse', 'shout' from unnest(${SHOUT_RULES}::text[]) as pattern
    on conflict (kind, pattern) do nothing`.execute(db);
}
