import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { EventTime } from './article.contract.ts';
import { type ArticleKind, NOTICE_TYPE, type NoticeType } from './article-kind.contract.ts';
import type { ArticleRow, ListedRow } from './article-row.ts';

export const LISTED = [
  'kind',
  'id',
  'created_at',
  'updated_at',
  'deleted_at',
  'author_id',
  'version',
  'title',
  'summary',
  'thumbnail_image_id',
  'thumbnail_url',
  'is_pinned',
  'is_sample',
  'is_active',
  'published_at',
  'released_at',
  'notified_at',
  'type',
  'outlink',
  'category',
  'status',
  'sort_order',
  'starts_at',
  'ends_at',
  'is_all_day',
] as const satisfies readonly (keyof ListedRow)[];

export interface PageOfRows {
  limit: number;
  /** Id of the last row of the page before. */
  afterId?: number | undefined;
}

export type Articles = ExpressionBuilder<Database, 'article'>;

/** Condition of a public article: not deleted, active, and its publication time has come (contract §18). */
export function isPublic(eb: Articles, now: Date): Expression<SqlBool> {
  return eb.and([eb('deleted_at', 'is', null), eb('is_active', '=', true), eb('published_at', '<=', now)]);
}

function selectPublic(db: Db, kind: ArticleKind, now: Date) {
  return db
    .selectFrom('article')
    .select(LISTED)
    .where('kind', '=', kind)
    .where((eb) => isPublic(eb, now));
}

/** Returns a pattern for `like`, with its wildcards escaped. */
export function contains(normalized: string): string {
  return `%${normalized.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export interface NoticeFilter {
  type?: NoticeType | undefined;
  /** Whether patch notes are left out. */
  withoutPatchNotes?: boolean;
  /** Normalized search words. */
  words?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Returns notices, pinned ones first, then newest first. */
export function findNotices(
  db: Db,
  filter: NoticeFilter,
  { limit, afterId }: PageOfRows,
  now: Date,
): Promise<ListedRow[]> {
  const { type, withoutPatchNotes = false, words, from, to } = filter;
  return selectPublic(db, 'notice', now)
    .$if(type !== undefined, (query) => query.where('type', '=', Number(type)))
    .$if(withoutPatchNotes, (query) => query.where('type', '<>', NOTICE_TYPE.patchNote))
    .$if(words !== undefined, (query) => query.where('search_text', 'like', contains(words ?? '')))
    .$if(from !== undefined, (query) => query.where('published_at', '>=', from ?? null))
    .$if(to !== undefined, (query) => query.where('published_at', '<', to ?? null))
    .$if(afterId !== undefined, (query) =>
      query.where(
        sql<boolean>`(is_pinned, published_at, id) <
          (select is_pinned, published_at, id from article where kind = 'notice' and id = ${afterId})`,
      ),
    )
    .orderBy('is_pinned', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the public notices directly before and after it, in the order of publication. */
export async function findNeighbours(
  db: Db,
  { type, publishedAt, id }: { type: NoticeType; publishedAt: Date; id: number },
  now: Date,
): Promise<{ before: ListedRow | undefined; after: ListedRow | undefined }> {
  const own = selectPublic(db, 'notice', now).where('type', '=', type);
  const [before, after] = await Promise.all([
    own
      .where(sql<boolean>`(published_at, id) < (${publishedAt}, ${id})`)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    own
      .where(sql<boolean>`(published_at, id) > (${publishedAt}, ${id})`)
      .orderBy('published_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { before, after };
}

/** Returns months in Seoul with public notices of the type, newest first. */
export async function findMonths(db: Db, type: NoticeType, now: Date): Promise<{ month: string; count: number }[]> {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM') as month, count(*)::integer as count
    from article
    where kind = 'notice' and type = ${type} and deleted_at is null and is_active and published_at <= ${now}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** Returns guides, pinned ones first, then in the operators' order. */
export function findGuides(
  db: Db,
  { category }: { category?: number | undefined },
  { limit, afterId }: PageOfRows,
  now: Date,
): Promise<ListedRow[]> {
  return selectPublic(db, 'guide', now)
    .$if(category !== undefined, (query) => query.where('category', '=', Number(category)))
    .$if(afterId !== undefined, (query) =>
      query.where(
        sql<boolean>`(is_pinned, -sort_order, id) <
          (select is_pinned, -sort_order, id from article where kind = 'guide' and id = ${afterId})`,
      ),
    )
    .orderBy('is_pinned', 'desc')
    .orderBy(sql`-sort_order`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns quests by status, then newest first. */
export function findQuests(
  db: Db,
  { status }: { status?: number | undefined },
  { limit, afterId }: PageOfRows,
  now: Date,
): Promise<ListedRow[]> {
  return selectPublic(db, 'quest', now)
    .$if(status !== undefined, (query) => query.where('status', '=', Number(status)))
    .$if(afterId !== undefined, (query) =>
      query.where(
        sql<boolean>`(-status, id) < (select -status, id from article where kind = 'quest' and id = ${afterId})`,
      ),
    )
    .orderBy(sql`-status`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns all public quests with their documents, by status, then newest first. */
export function findQuestTexts(db: Db, limit: number, now: Date): Promise<ArticleRow[]> {
  return db
    .selectFrom('article')
    .selectAll()
    .where('kind', '=', 'quest')
    .where((eb) => isPublic(eb, now))
    .orderBy(sql`-status`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const FOREVER = sql<Date>`'infinity'::timestamptz`;

/** Returns running events by end, coming ones by start, and past ones by end, latest first. */
export function findEvents(db: Db, when: EventTime, { limit, afterId }: PageOfRows, now: Date): Promise<ListedRow[]> {
  const own = selectPublic(db, 'event', now).limit(limit);
  const end = sql<Date>`coalesce(ends_at, ${FOREVER})`;
  const atEnd = sql`(select coalesce(ends_at, ${FOREVER}), id from article where kind = 'event' and id = ${afterId})`;
  const atStart = sql`(select starts_at, id from article where kind = 'event' and id = ${afterId})`;
  switch (when) {
    case 'now':
      return own
        .where('starts_at', '<=', now)
        .where((eb) => eb.or([eb('ends_at', '>', now), eb('ends_at', 'is', null)]))
        .$if(afterId !== undefined, (query) => query.where(sql<boolean>`(${end}, id) > ${atEnd}`))
        .orderBy(end)
        .orderBy('id')
        .execute();
    case 'soon':
      return own
        .where('starts_at', '>', now)
        .$if(afterId !== undefined, (query) => query.where(sql<boolean>`(starts_at, id) > ${atStart}`))
        .orderBy('starts_at')
        .orderBy('id')
        .execute();
    case 'past':
      return own
        .where('ends_at', '<=', now)
        .$if(afterId !== undefined, (query) => query.where(sql<boolean>`(ends_at, id) < ${atEnd}`))
        .orderBy('ends_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
  }
}

/**
 * Returns public events, and notices with a start, that overlap a span of time, by start. Without an end, they count on
 * the day of their start.
 */
export function findDated(
  db: Db,
  kinds: readonly ('event' | 'notice')[],
  { from, to }: { from: Date; to: Date },
  now: Date,
): Promise<ListedRow[]> {
  return db
    .selectFrom('article')
    .select(LISTED)
    .where('kind', 'in', [...kinds])
    .where((eb) => isPublic(eb, now))
    .where('starts_at', '<', to)
    .where((eb) => eb.or([eb('ends_at', '>', from), eb.and([eb('ends_at', 'is', null), eb('starts_at', '>=', from)])]))
    .orderBy('starts_at')
    .orderBy('kind')
    .orderBy('id')
    .limit(500)
    .execute();
}

export function findPublicArticle(db: Db, kind: ArticleKind, id: number, now: Date): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('article')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where((eb) => isPublic(eb, now))
    .executeTakeFirst();
}

/** Returns articles with documents, newest first, for feeds. */
export function findNewest(
  db: Db,
  kinds: readonly { kind: ArticleKind; isPatchNote?: boolean }[],
  limit: number,
  now: Date,
): Promise<ArticleRow[]> {
  return db
    .selectFrom('article')
    .selectAll()
    .where((eb) =>
      eb.or(
        kinds.map(({ kind, isPatchNote }) =>
          isPatchNote === undefined
            ? eb('kind', '=', kind)
            : eb.and([eb('kind', '=', kind), eb('type', isPatchNote ? '=' : '<>', NOTICE_TYPE.patchNote)]),
        ),
      ),
    )
    .where((eb) => isPublic(eb, now))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export type Titled = Pick<ArticleRow, 'kind' | 'id' | 'title' | 'headings' | 'type' | 'category' | 'updated_at'>;

/** Returns all public articles for search, sitemap and links. */
export function findTitles(db: Db, now: Date): Promise<Titled[]> {
  return db
    .selectFrom('article')
    .select(['kind', 'id', 'title', 'headings', 'type', 'category', 'updated_at'])
    .where('kind', '<>', 'page')
    .where((eb) => isPublic(eb, now))
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns public guides whose text mentions one of the facts, in the operators' order. */
export function findGuidesNaming(
  db: Db,
  { kind, ids }: { kind: string; ids: readonly number[] },
  now: Date,
): Promise<{ id: number; title: string }[]> {
  const mentions = ids.map((id) => JSON.stringify([{ kind, id }]));
  return db
    .selectFrom('article')
    .select(['id', 'title'])
    .where('kind', '=', 'guide')
    .where(sql<boolean>`mentions @> any(${mentions}::jsonb[])`)
    .where((eb) => isPublic(eb, now))
    .orderBy('is_pinned', 'desc')
    .orderBy(sql`-sort_order`, 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
}

/** Returns the next time after `now` at which a public page changes by itself; null: none is known. */
export async function findNextMoment(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      (select published_at as at from article
        where deleted_at is null and is_active and published_at > ${now} order by published_at limit 1)
      union all
      (select starts_at from article
        where deleted_at is null and is_active and starts_at > ${now} order by starts_at limit 1)
      union all
      (select ends_at from article where deleted_at is null and is_active and ends_at > ${now} order by ends_at limit 1)
    ) as moments`.execute(db);
  return rows[0]?.at ?? null;
}

/** Claims articles that have become public since. Each row is claimed once. */
export async function claimReleases(db: Db, now: Date): Promise<ListedRow[]> {
  return db
    .updateTable('article')
    .set({ released_at: now })
    .where('released_at', 'is', null)
    .where((eb) => isPublic(eb as unknown as Articles, now))
    .returning(LISTED)
    .execute();
}

/** Claims public pinned notices of which nobody was notified. */
export async function claimPinned(db: Db, now: Date): Promise<ListedRow[]> {
  return db
    .updateTable('article')
    .set({ notified_at: now })
    .where('kind', '=', 'notice')
    .where('is_pinned', '=', true)
    .where('notified_at', 'is', null)
    .where((eb) => isPublic(eb as unknown as Articles, now))
    .returning(LISTED)
    .execute();
}
