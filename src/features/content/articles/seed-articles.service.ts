import type { Db } from '#platform/database/db.ts';
import { composeDocument } from '../documents/compose-document.rules.ts';
import { idByName, resolveReferences } from '../documents/resolve-references.service.ts';
import type { ReferenceSources } from '../documents/resolved-references.ts';
import { SHIPPED_GUIDES } from '../texts/shipped-pages.ts';
import type { ArticleContext } from './article.context.ts';
import { claimSeed } from './article-history.repository.ts';
import { nextArticleId } from './article-writing.repository.ts';
import { storeFirstVersion } from './first-version.service.ts';

/**
 * Writes the shipped guides into a database that does not contain their keys. It does so once, so that changes and
 * deletions by operators are never undone. @returns the number of written guides
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
  await storeFirstVersion(db, { kind: 'guide', id, title, document, at, category, sort_order: id }, references);
}
