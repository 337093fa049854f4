import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { composeDocument } from '../documents/compose-document.rules.ts';
import { referencesOf } from '../documents/document.rules.ts';
import { headingsOf, plainTextOf, summaryOf } from '../documents/document-text.rules.ts';
import type { ReferenceSources } from '../documents/reference-sources.ts';
import { idByName, resolveReferences } from '../documents/resolve-references.service.ts';
import { SHIPPED_GUIDES } from '../texts/shipped-guides.ts';
import type { ArticleContext } from './article.context.ts';
import { insertArticle, nextArticleId } from './article.repository.ts';
import { fieldsOf, storedFields } from './article-fields.rules.ts';
import { claimSeed, insertVersion } from './article-history.repository.ts';

/**
 * Writes the guides that ship with the site into a database that does not know their key: once, so that what operators change or
 * delete is never undone. @returns how many
 */
export function seedArticles(
  db: Db,
  { references, clock }: Pick<ArticleContext, 'references' | 'clock'>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let count = 0;
    for (const guide of SHIPPED_GUIDES) {
      if (!(await claimSeed(transaction, guide.key, clock.now()))) continue;
      await insertGuide(transaction, guide, { sources: references, at: clock.now() });
      count += 1;
    }
    return count;
  });
}

async function insertGuide(
  db: Db,
  { title, category, blocks }: (typeof SHIPPED_GUIDES)[number],
  { sources, at }: { sources: ReferenceSources; at: Date },
): Promise<void> {
  const document = composeDocument(blocks, idByName(sources.catalog()));
  const references = await resolveReferences(document, sources);
  const id = await nextArticleId(db, 'guide');
  const stored = JSON.stringify(document);
  const row = await insertArticle(db, {
    ...{ kind: 'guide', id, created_at: at, updated_at: at, published_at: at, released_at: at, is_active: true },
    ...{ author_id: null, version: 1, title, category, sort_order: id, document: stored },
    summary: summaryOf(document, references),
    headings: JSON.stringify(headingsOf(document, references)),
    mentions: JSON.stringify(referencesOf(document).mentions),
    search_text: normalizeText(`${title}\n${plainTextOf(document, references)}`),
  });
  await insertVersion(db, {
    ...{ kind: 'guide', id, version: 1, at, author_id: null, title, document: stored },
    fields: JSON.stringify(storedFields(fieldsOf(row))),
  });
}
