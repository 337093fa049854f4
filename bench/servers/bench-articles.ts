import { articleReferences } from '#app/article-references.ts';
import type { ArticleReader } from '#features/content/articles/article-reader.ts';
import { composeDocument } from '#features/content/documents/compose-document.rules.ts';
import { listReferences, withAnchors } from '#features/content/documents/document.rules.ts';
import { listHeadings, toPlainText } from '#features/content/documents/document-text.rules.ts';
import { renderDocument } from '#features/content/documents/render-document.rules.ts';
import { idByName, resolveReferences } from '#features/content/documents/resolve-references.service.ts';
import { SHIPPED_GUIDES } from '#features/content/texts/shipped-pages.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Db } from '#platform/database/db.ts';
import { noArticles } from '#tests/support/no-articles.ts';
import { noMarket } from '#tests/support/no-market.ts';

const AT = '2026-11-01T00:00:00.000Z';

/** The guides that ship with the site, made anew of their documents at each request as on the site, but without a database. */
export function benchArticles(catalog: Catalog, db: Db): ArticleReader {
  const sources = articleReferences({ db, catalog: () => catalog, quotes: noMarket.quotes });
  const documents = SHIPPED_GUIDES.map(({ blocks }) =>
    withAnchors(composeDocument(blocks, idByName(catalog)), toPlainText),
  );
  return {
    ...noArticles.articles,
    async guide(id, gameServer) {
      const [guide, document] = [SHIPPED_GUIDES[id - 1], documents[id - 1]];
      if (!guide || !document) return undefined;
      const references = await resolveReferences(document, sources, gameServer);
      const { title, category } = guide;
      return {
        article: {
          id,
          title,
          category,
          content: null,
          summary: '',
          thumbnailUrl: null,
          isPinned: false,
          isSample: false,
          version: 1,
          createdAt: AT,
          updatedAt: AT,
          deletedAt: null,
          publishedAt: AT,
          isActive: true,
          sortOrder: id,
        },
        title,
        html: renderDocument(document, references),
        headings: listHeadings(document, references),
        minutes: 5,
        steps: 0,
        facts: [],
        itemIds: sources.itemsOfFigures(listReferences(document).figures),
      };
    },
  };
}
