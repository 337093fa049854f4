import { type Kysely, sql } from 'kysely';

/** What operators write: notices, guides, events and the site's own pages, with history and drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['notice', 'guide', 'event']) {
    await sql`create sequence ${sql.id(`article_${kind}_id`)} as integer`.execute(db);
  }
  await sql`create table article (
    kind text not null check (kind in ('notice', 'guide', 'event', 'page')),
    id integer not null check (id > 0),
    primary key (kind, id),
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    deleted_at timestamptz(3),
    -- an account; null: it came with the site
    author_id uuid,
    version integer not null check (version > 0),
    title text not null,
    -- as it was checked, letter for letter
    document json not null,
    -- plain text of its beginning
    summary text not null,
    headings json not null,
    -- [{kind, id}]: the facts that it names
    mentions jsonb not null default '[]',
    -- title and plain text, folded for searching
    search_text text not null,
    thumbnail_image_id integer,
    is_pinned boolean not null default false,
    is_sample boolean not null default false,
    is_active boolean not null,
    published_at timestamptz(3),
    -- when its publication was published to live pages and notifications
    released_at timestamptz(3),
    -- when players who want notices received of it, being pinned
    notified_at timestamptz(3),
    type smallint check (type between 1 and 4),
    outlink text,
    category smallint,
    sort_order integer not null default 0,
    starts_at timestamptz(3),
    ends_at timestamptz(3),
    is_all_day boolean not null default false,
    check (ends_at is null or starts_at < ends_at),
    check (not is_active or published_at is not null),
    check ((kind = 'notice') = (type is not null)),
    check ((kind = 'guide') = (category is not null)),
    check (kind <> 'event' or starts_at is not null)
  )`.execute(db);
  const listed = sql`deleted_at is null and is_active`;
  await sql`create index article_newest on article (kind, is_pinned desc, published_at desc, id desc)
    where ${listed}`.execute(db);
  await sql`create index article_of_type on article (type, is_pinned desc, published_at desc, id desc)
    where kind = 'notice' and ${listed}`.execute(db);
  await sql`create index article_news on article (is_pinned desc, published_at desc, id desc)
    where kind = 'notice' and type <> 2 and ${listed}`.execute(db);
  await sql`create index article_guides on article (is_pinned desc, (-sort_order) desc, id desc)
    where kind = 'guide' and ${listed}`.execute(db);
  await sql`create index article_mentions on article using gin (mentions jsonb_path_ops)
    where kind = 'guide' and ${listed}`.execute(db);
  await sql`create index article_starts on article (starts_at, id) where starts_at is not null and ${listed}`.execute(
    db,
  );
  await sql`create index article_ends on article (ends_at, id) where ends_at is not null and ${listed}`.execute(db);
  await sql`create index article_endless on article (starts_at, id)
    where kind = 'event' and ends_at is null and ${listed}`.execute(db);
  await sql`create index article_unreleased on article (published_at)
    where released_at is null and ${listed}`.execute(db);

  await sql`create table article_version (
    kind text not null,
    id integer not null,
    version integer not null,
    primary key (kind, id, version),
    foreign key (kind, id) references article (kind, id),
    at timestamptz(3) not null,
    author_id uuid,
    title text not null,
    -- null: it was emptied
    document json,
    fields json not null
  )`.execute(db);
  await sql`create table article_draft (
    author_id uuid not null,
    kind text not null check (kind in ('notice', 'guide', 'event', 'page')),
    -- 0: of one that was not saved yet
    id integer not null,
    primary key (author_id, kind, id),
    at timestamptz(3) not null,
    base_version integer not null,
    rev integer not null,
    document json not null,
    fields json not null
  )`.execute(db);
  await sql`create table article_presence (
    kind text not null,
    id integer not null,
    author_id uuid not null,
    primary key (kind, id, author_id),
    until timestamptz(3) not null
  )`.execute(db);
  await sql`create table article_seed (
    key text primary key,
    at timestamptz(3) not null
  )`.execute(db);
}
