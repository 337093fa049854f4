import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Document } from '#features/content/documents/document.ts';
import type { Db } from '#platform/database/db.ts';

type Row = Insertable<Database['article']>;

export interface ArticleParts extends Partial<Omit<Row, 'document' | 'headings' | 'mentions'>> {
  kind: 'notice' | 'guide' | 'event' | 'quest';
  document?: Document;
}

const AT = new Date('2026-03-01T00:00:00.000Z');
const TEXT: Document = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '본문입니다.' }] }],
};

/**
 * Inserts an article, by default a public one of 1 March 2026.
 * @returns its id
 */
export async function insertArticle(db: Db, { kind, document = TEXT, ...parts }: ArticleParts): Promise<number> {
  const id = parts.id ?? (await nextId(db, kind));
  const row: Row = {
    kind,
    id,
    created_at: AT,
    updated_at: AT,
    published_at: AT,
    released_at: AT,
    version: 1,
    is_active: true,
    title: `글 ${id}`,
    summary: '오늘의 소식을 적은 본문입니다.',
    search_text: `글${id}본문입니다`,
    ...(kind === 'notice' && { type: 1 }),
    ...(kind === 'guide' && { category: 1, sort_order: id }),
    ...(kind === 'event' && { starts_at: AT }),
    ...(kind === 'quest' && { status: 1 }),
    ...parts,
    document: JSON.stringify(document),
    headings: '[]',
    mentions: '[]',
  };
  await db.insertInto('article').values(row).execute();
  const { version, title } = row;
  const stored = { kind, id, version, title, at: AT, document: row.document, fields: '{}' };
  await db.insertInto('article_version').values(stored).execute();
  return id;
}

async function nextId(db: Db, kind: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(${`article_${kind}_id`})::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}
