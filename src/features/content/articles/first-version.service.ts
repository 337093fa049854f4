import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { listReferences } from '../documents/document.rules.ts';
import type { Document } from '../documents/document.ts';
import { listHeadings, toPlainText, toSummary, UNRESOLVED } from '../documents/document-text.rules.ts';
import type { ResolvedReferences } from '../documents/resolved-references.ts';
import { storedFields, toFields } from './article-fields.rules.ts';
import { insertVersion } from './article-history.repository.ts';
import { insertArticle } from './article-writing.repository.ts';

type Columns = Insertable<Database['article']>;

type Derived = 'document' | 'summary' | 'headings' | 'mentions' | 'search_text' | 'version' | 'author_id';
type Required = 'kind' | 'id' | 'title';

export type FirstVersion = Pick<Columns, Required> &
  Partial<Omit<Columns, Derived | Required>> & {
    document: Document;
    /** Time of creation and publication. */
    at: Date;
  };

/** Stores a public article that no operator has written. */
export async function storeFirstVersion(
  db: Db,
  { kind, id, title, document, at, ...columns }: FirstVersion,
  references: Pick<ResolvedReferences, 'mention' | 'figure'> = UNRESOLVED,
): Promise<void> {
  const text = textOfFirstVersion(title, document, references);
  const row = await insertArticle(db, {
    kind,
    id,
    created_at: at,
    updated_at: at,
    published_at: at,
    released_at: at,
    is_active: true,
    author_id: null,
    version: 1,
    title,
    ...text,
    ...columns,
  });
  await insertVersion(db, {
    kind,
    id,
    version: 1,
    at,
    author_id: null,
    title,
    document: text.document,
    fields: JSON.stringify(storedFields(toFields(row))),
  });
}

/** Columns that an article derives from its text. */
export function textOfFirstVersion(
  title: string,
  document: Document,
  references: Pick<ResolvedReferences, 'mention' | 'figure'> = UNRESOLVED,
) {
  return {
    document: JSON.stringify(document),
    summary: toSummary(document, references),
    headings: JSON.stringify(listHeadings(document, references)),
    mentions: JSON.stringify(listReferences(document).mentions),
    search_text: normalizeText(`${title}\n${toPlainText(document, references)}`),
  };
}
