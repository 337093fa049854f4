import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { ArticleKind } from './article-kind.contract.ts';

export type VersionRow = Selectable<Database['article_version']>;
export type DraftRow = Selectable<Database['article_draft']>;

interface OneArticle {
  kind: ArticleKind;
  id: number;
}

export async function insertVersion(db: Db, values: Insertable<Database['article_version']>): Promise<void> {
  await db.insertInto('article_version').values(values).execute();
}

/** Returns versions, newest first. */
export function findVersions(
  db: Db,
  { kind, id }: OneArticle,
): Promise<(Omit<VersionRow, 'document' | 'fields'> & { is_emptied: boolean })[]> {
  return db
    .selectFrom('article_version')
    .select(['kind', 'id', 'version', 'at', 'author_id', 'title'])
    .select((eb) => eb('document', 'is', null).$castTo<boolean>().as('is_emptied'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute();
}

export function findVersion(db: Db, { kind, id }: OneArticle, version: number): Promise<VersionRow | undefined> {
  return db
    .selectFrom('article_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

export async function clearVersion(db: Db, { kind, id }: OneArticle, version: number): Promise<void> {
  await db
    .updateTable('article_version')
    .set({ document: null })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
}

export function findDraft(db: Db, authorId: string, { kind, id }: OneArticle): Promise<DraftRow | undefined> {
  return db
    .selectFrom('article_draft')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns undefined if a newer draft is stored already. */
export function upsertDraft(db: Db, values: Insertable<Database['article_draft']>): Promise<DraftRow | undefined> {
  return db
    .insertInto('article_draft')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['author_id', 'kind', 'id'])
        .doUpdateSet((eb) => ({
          at: eb.ref('excluded.at'),
          base_version: eb.ref('excluded.base_version'),
          rev: eb.ref('excluded.rev'),
          document: eb.ref('excluded.document'),
          fields: eb.ref('excluded.fields'),
        }))
        .whereRef('article_draft.rev', '<', 'excluded.rev'),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function deleteDraft(db: Db, authorId: string, { kind, id }: OneArticle): Promise<void> {
  await db
    .deleteFrom('article_draft')
    .where('author_id', '=', authorId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

/** Returns whether this process may write the seed; false: it was written before. Only one process gets true. */
export async function claimSeed(db: Db, key: string, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('article_seed')
    .values({ key, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteVersionsOfSamples(db: Db): Promise<void> {
  await sql`delete from article_version using article
    where article.is_sample and article_version.kind = article.kind and article_version.id = article.id`.execute(db);
}

export function findDraftsByAuthor(db: Db, authorId: string): Promise<DraftRow[]> {
  return db.selectFrom('article_draft').selectAll().where('author_id', '=', authorId).orderBy('at').execute();
}

export async function deleteDraftsByAuthor(db: Db, authorId: string): Promise<void> {
  await db.deleteFrom('article_draft').where('author_id', '=', authorId).execute();
}

/** Deletes drafts of all other authors. @returns their number */
export async function deleteDraftsOfOthers(
  db: Db,
  { authors, before }: { authors: readonly string[]; before: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('article_draft')
    .where('at', '<', before)
    .$if(authors.length > 0, (query) => query.where('author_id', 'not in', [...authors]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
