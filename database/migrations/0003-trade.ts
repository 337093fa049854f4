import { type Kysely, sql } from 'kysely';

const times = sql.raw(`
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
`);

/** The market: trades, what their prices tell, reports, watches, notifications, live events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile add column is_sample boolean not null default false`.execute(db);
  await createTrades(db);
  await createQuotes(db);
  await createReports(db);
  await createWords(db);
  await createNotifications(db);
  await createWatches(db);
  await createLiveEvents(db);
}

async function createTrades(db: Kysely<unknown>): Promise<void> {
  await sql`create table trade (
    id integer primary key generated always as identity,
    ${times},
    profile_id integer not null references profile (id),
    item_id integer not null references item (id),
    item_type smallint not null,
    game_server smallint not null check (game_server > 0),
    trade_type smallint not null check (trade_type in (1, 2)),
    price bigint check (price between 1 and 4294967295),
    quantity smallint not null default 1 check (quantity between 1 and 9999),
    durability integer check (durability >= 0),
    pay_method smallint not null default 1 check (pay_method between 1 and 4),
    is_auth boolean not null default false,
    is_negotiation boolean not null default false,
    comment text not null default '',
    status smallint not null default 1 check (status between 1 and 3),
    completed_at timestamptz(3),
    cancelled_at timestamptz(3),
    -- replaced, owner, old, operator, account: why it was cancelled
    cancelled_by text check (cancelled_by in ('replaced', 'owner', 'old', 'operator', 'account')),
    exclude_price boolean not null default false,
    -- an operator's reason to leave the price out of quotes
    price_excluded_reason text,
    counterpart_id integer references profile (id),
    -- the last of creation and pull-up: the order of lists
    lifted_at timestamptz(3) not null,
    -- waiting: last creation, lift or price change; completed: the completion
    counted_at timestamptz(3) not null,
    marked_old_at timestamptz(3),
    hidden_at timestamptz(3),
    hidden_reason text,
    is_sample boolean not null default false,
    check ((status = 2) = (completed_at is not null)),
    check ((status = 3) = (cancelled_at is not null))
  )`.execute(db);
  await sql`create unique index trade_waiting on trade (profile_id, item_id) where status = 1`.execute(db);
  await sql`create index trade_newest on trade (lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_waiting_newest on trade (lifted_at desc, id desc) where status = 1 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_type on trade (item_type, lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_item on trade (item_id, lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_book on trade (item_id, trade_type, price) where status = 1 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_deals on trade (item_id, completed_at desc, id desc) where status = 2 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_profile on trade (profile_id, status, lifted_at desc, id desc)`.execute(db);
  await sql`create index trade_counterpart on trade (counterpart_id) where counterpart_id is not null`.execute(db);
  await sql`create index trade_counted on trade (item_id, counted_at desc) where status in (1, 2)`.execute(db);
  await sql`create index trade_aging on trade (counted_at) where status = 1`.execute(db);

  // Every price a trade has stood at: made (1), changed (2), lifted (3). Rows of days are made of it.
  await sql`create table trade_price (
    id bigint primary key generated always as identity,
    trade_id integer not null references trade (id),
    item_id integer not null,
    at timestamptz(3) not null,
    kind smallint not null check (kind between 1 and 3),
    price bigint
  )`.execute(db);
  await sql`create index trade_price_item on trade_price (item_id, at)`.execute(db);
  await sql`create index trade_price_trade on trade_price (trade_id, at)`.execute(db);

  await sql`create table saved_search (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    name text not null,
    query text not null,
    unique (profile_id, query)
  )`.execute(db);
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  // The current quote of a window, kept until a trade changes it or time takes one out of the window. game_server 0: all.
  await sql`create table quote (
    item_id integer not null references item (id),
    game_server smallint not null,
    days smallint not null,
    computed_at timestamptz(3) not null,
    valid_until timestamptz(3),
    trade_count integer not null,
    sell jsonb not null,
    buy jsonb not null,
    primary key (item_id, game_server, days)
  )`.execute(db);
  await sql`create index quote_popular on quote (game_server, days, trade_count desc, item_id)`.execute(db);
  await sql`create index quote_valid_until on quote (valid_until) where valid_until is not null`.execute(db);

  // Rows of a Korean calendar day. game_server 0: all.
  await sql`create table price_day (
    item_id integer not null references item (id),
    game_server smallint not null,
    day date not null,
    sell_median bigint,
    buy_median bigint,
    completed_median bigint,
    sell_count integer not null,
    buy_count integer not null,
    completed_count integer not null,
    primary key (item_id, game_server, day)
  )`.execute(db);

  // What has changed and is not counted yet; since: the first moment whose rows it touches.
  await sql`create table quote_change (
    id bigint primary key generated always as identity,
    item_id integer not null,
    game_server smallint not null,
    since timestamptz(3) not null,
    -- not before: when a suspension ends; null: now
    due_at timestamptz(3)
  )`.execute(db);

  await sql`create table manipulated_item (
    item_id integer primary key references item (id),
    created_at timestamptz(3) not null default now(),
    reason text not null,
    operator_user_id uuid not null
  )`.execute(db);

  // Prices of suspended and deleted players do not count, through whichever door they became so; after a suspension they do
  // again. Cancelled trades are in the rows of the days on which they stood.
  await sql`create function note_player_out_of_quotes() returns trigger language plpgsql as $$
    begin
      insert into quote_change (item_id, game_server, since, due_at)
        select item_id, game_server, min(created_at), due.at
        from trade cross join (select null::timestamptz as at union select new.banned_at) as due
        where profile_id = new.id group by item_id, game_server, due.at;
      perform pg_notify('quotes', '{}');
      return null;
    end $$`.execute(db);
  await sql`create trigger profile_out_of_quotes after update of banned_at, deleted_at on profile for each row
    when (old.banned_at is distinct from new.banned_at or old.deleted_at is distinct from new.deleted_at)
    execute function note_player_out_of_quotes()`.execute(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await sql`create table report (
    id integer primary key generated always as identity,
    ${times},
    deleted_at timestamptz(3),
    trade_id integer references trade (id),
    type smallint not null,
    comment text not null,
    reporter_id integer not null references profile (id),
    reported_id integer not null references profile (id),
    -- open 1, acted upon 2, dismissed 3
    status smallint not null default 1 check (status between 1 and 3),
    -- what the reporter is told
    answer text,
    handled_at timestamptz(3),
    check (reporter_id <> reported_id)
  )`.execute(db);
  await sql`create unique index report_open_pair on report (reporter_id, reported_id) where status = 1 and deleted_at is null`.execute(
    db,
  );
  await sql`create index report_open on report (id desc) where status = 1`.execute(db);
  await sql`create index report_reporter on report (reporter_id, id desc)`.execute(db);
  await sql`create index report_reported on report (reported_id, id desc)`.execute(db);
  await sql`create index report_trade on report (trade_id) where trade_id is not null`.execute(db);
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`create table word_rule (
    id integer primary key generated always as identity,
    ${times},
    kind text not null check (kind in ('CASH_TRADE', 'AD', 'ABUSE')),
    pattern text not null,
    is_active boolean not null default true,
    unique (kind, pattern)
  )`.execute(db);
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification (
    id bigint primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    kind text not null,
    title text not null,
    body text not null,
    path text not null,
    -- the same thing is told once
    once text not null,
    read_at timestamptz(3),
    unique (profile_id, once)
  )`.execute(db);
  await sql`create index notification_of_profile on notification (profile_id, id desc)`.execute(db);
  await sql`create index notification_unread on notification (profile_id) where read_at is null`.execute(db);
  await sql`create index notification_created on notification (created_at)`.execute(db);

  await sql`create table push_subscription (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    endpoint text not null unique,
    p256dh text not null,
    auth text not null
  )`.execute(db);
  await sql`create index push_subscription_profile on push_subscription (profile_id)`.execute(db);

  await sql`create table webhook (
    profile_id integer primary key references profile (id),
    created_at timestamptz(3) not null default now(),
    url text not null,
    -- the last failure that no retry can mend, in Korean
    fault text
  )`.execute(db);

  // One row per message and way: what has been handed over is not handed over again.
  await sql`create table delivery (
    notification_id bigint not null references notification (id) on delete cascade,
    -- push:ID of the subscription, or webhook
    way text not null,
    -- tries that began and whose end nobody saw, and the one that was seen to arrive
    tries smallint not null,
    sent_at timestamptz(3),
    primary key (notification_id, way)
  )`.execute(db);
}

async function createWatches(db: Kysely<unknown>): Promise<void> {
  await sql`create table watch (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    item_id integer not null references item (id),
    game_server smallint not null,
    trade_type smallint not null check (trade_type in (1, 2)),
    -- listing: a trade appears at the price; quote: the quote crosses it
    subject text not null check (subject in ('listing', 'quote')),
    direction text not null check (direction in ('below', 'above')),
    price bigint not null check (price between 1 and 4294967295),
    -- of a quote: whether it stood beyond the price when last looked at
    was_beyond boolean,
    unique (profile_id, item_id, game_server, trade_type, subject, direction, price)
  )`.execute(db);
  await sql`create index watch_item on watch (item_id)`.execute(db);
}

async function createLiveEvents(db: Kysely<unknown>): Promise<void> {
  // Ids are in the order of commits: a lock is held from the insert to the commit.
  await sql`create table live_event (
    id bigint primary key generated always as identity,
    at timestamptz(3) not null default now(),
    topics text[] not null,
    type text not null,
    data jsonb not null
  )`.execute(db);
  await sql`create index live_event_at on live_event (at)`.execute(db);
}
