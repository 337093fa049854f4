import type { ArticleReader, ArticleServices } from '#features/content/articles/article-reader.ts';
import { composeDocument } from '#features/content/documents/compose-document.rules.ts';
import { listHeadings } from '#features/content/documents/document-text.rules.ts';
import { renderDocument } from '#features/content/documents/render-document.rules.ts';
import type { QuestServices } from '#features/content/quests/quest-reader.ts';
import { SHIPPED_PAGES } from '#features/content/texts/shipped-pages.ts';
import type { ContentSnapshot } from '#features/game-data/search/search-pages.ts';

/** Nothing was written; the site's own pages have the texts they came with. */
const reader: ArticleReader = {
  guides: async () => [],
  notices: async () => ({ rows: [], next: undefined }),
  events: async () => [],
  dated: async () => [],
  guide: async () => undefined,
  notice: async () => undefined,
  event: async () => undefined,
  page: async (name) => {
    const { title, blocks } = SHIPPED_PAGES[name];
    const document = composeDocument(blocks, () => undefined);
    const nothing = { mention: () => null, figure: () => null, image: () => null, drawing: () => null };
    const html = renderDocument(document, nothing);
    return { title, html, headings: listHeadings(document), minutes: 1, steps: 0, facts: [], itemIds: [] };
  },
  legal: async (name) => {
    const { html, headings } = await reader.page(name);
    const entry = { version: 1, effectiveAt: new Date(0).toISOString() };
    return { ...entry, html: [html, ''], headings, state: 'current', coming: null, versions: [entry] };
  },
  neighbours: async () => ({ before: undefined, after: undefined }),
  patchMonths: async () => [],
  changes: async () => [],
  guidesNaming: async () => [],
};

export const noArticles: ArticleServices = { articles: reader };

export const noQuests: QuestServices = { quests: { list: async () => [], find: async () => undefined } };

export const NO_CONTENT: ContentSnapshot = { version: 'none', entries: [] };
