import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { type Articles, contains, isPublic, LISTED, type PageOfRows } from './article.repository.ts';
import type { ArticleKind, ArticleState } from './article-kind.contract.ts';
import type { ArticleRow, ListedRow } from './article-row.ts';

export function findArticle(db: Db, kind: ArticleKind, id: number): Promise<ArticleRow | undefined> {
  return db.selectFrom('article').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
}

export function lockArticle(db: Db, kind: ArticleKind, id: number): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('article')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** @param isWithDeleted whether to include deleted articles */
export async function findTitles(
  db: Db,
  kind: ArticleKind,
  { isWithDeleted }: { isWithDeleted: boolean },
): Promise<string[]> {
  const rows = await db
    .selectFrom('article')
    .select('title')
    .where('kind', '=', kind)
    .$if(!isWithDeleted, (query) => query.where('deleted_at', 'is', null))
    .execute();
  return rows.map(({ title }) => title);
}

export interface OperatorFilter {
  kind: ArticleKind;
  state?: ArticleState | undefined;
  words?: string | undefined;
}

/** Returns articles, newest first. */
export function findForOperators(
  db: Db,
  { kind, state, words }: OperatorFilter,
  { limit, afterId }: PageOfRows,
  now: Date,
): Promise<ListedRow[]> {
  return db
    .selectFrom('article')
    .select(LISTED)
    .where('kind', '=', kind)
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state ?? 'draft', now)))
    .$if(words !== undefined, (query) => query.where('search_text', 'like', contains(words ?? '')))
    .$if(afterId !== undefined, (query) => query.where('id', '<', Number(afterId)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

function inState(eb: Articles, state: ArticleState, now: Date): Expression<SqlBool> {
  if (state === 'public') return isPublic(eb, now);
  if (state === 'deleted') return eb('deleted_at', 'is not', null);
  const isThere = eb('deleted_at', 'is', null);
  if (state === 'draft') return eb.and([isThere, eb('is_active', '=', false)]);
  return eb.and([isThere, eb('is_active', '=', true), eb('published_at', '>', now)]);
}

export async function nextArticleId(db: Db, kind: Exclude<ArticleKind, 'page'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(${`article_${kind}_id`})::integer as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nextval gave no row');
  return row.id;
}

/** Makes the next id larger than all existing ones. */
export async function raiseArticleId(db: Db, kind: Exclude<ArticleKind, 'page'>): Promise<void> {
  await sql`select setval(${`article_${kind}_id`}, max(id)) from article where kind = ${kind} having max(id) > 0`.execute(
    db,
  );
}

export async function insertArticle(db: Db, values: Insertable<Database['article']>): Promise<ArticleRow> {
  return db.insertInto('article').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateArticle(
  db: Db,
  { kind, id }: Pick<ArticleRow, 'kind' | 'id'>,
  values: Updateable<Database['article']>,
): Promise<ArticleRow> {
  return db
    .updateTable('article')
    .set(values)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the order of guides against concurrent changes. */
export async function lockGuideOrder(db: Db): Promise<{ id: number; sort_order: number }[]> {
  return db
    .selectFrom('article')
    .select(['id', 'sort_order'])
    .where('kind', '=', 'guide')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function setGuideOrder(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update article set sort_order = moved.place
    from unnest(${[...ids]}::integer[]) with ordinality as moved (id, place)
    where article.kind = 'guide' and article.id = moved.id`.execute(db);
}

export async function deleteSamples(db: Db): Promise<void> {
  await db.deleteFrom('article').where('is_sample', '=', true).execute();
}
