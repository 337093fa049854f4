import { createHash } from 'node:crypto';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { composeDocument } from '../documents/compose-document.rules.ts';
import { listHeadings, toSummary } from '../documents/document-text.rules.ts';
import { idByName } from '../documents/resolve-references.service.ts';
import { SHIPPED_PAGES } from '../texts/shipped-pages.ts';
import { PAGE_NAMES, type PageName, pageId } from './article-kind.contract.ts';
import type { ArticleRow } from './article-row.ts';

const WITH_THE_SITE = new Date(0);

const listShipped = perSnapshot((catalog: Catalog): ReadonlyMap<PageName, ArticleRow> => {
  const idOf = idByName(catalog);
  return new Map(
    PAGE_NAMES.map((name) => {
      const { title, blocks } = SHIPPED_PAGES[name];
      const document = composeDocument(blocks, idOf);
      return [
        name,
        { ...ROW, id: pageId(name), title, document, summary: toSummary(document), headings: listHeadings(document) },
      ];
    }),
  );
});

/** Returns the shipped text as a row of version 0, which no operator has saved. */
export function shippedPage(name: PageName, catalog: Catalog): ArticleRow {
  const row = listShipped(catalog).get(name);
  if (!row) throw new Error(`no text for ${name}`);
  return row;
}

/** Releases with the same text have the same hash. */
export function computeShippedHash(name: PageName): string {
  return createHash('sha256').update(JSON.stringify(SHIPPED_PAGES[name].blocks)).digest('hex');
}

const ROW = {
  kind: 'page' as const,
  created_at: WITH_THE_SITE,
  updated_at: WITH_THE_SITE,
  deleted_at: null,
  author_id: null,
  version: 0,
  search_text: '',
  mentions: [],
  thumbnail_image_id: null,
  thumbnail_url: null,
  is_pinned: false,
  is_sample: false,
  is_active: true,
  published_at: WITH_THE_SITE,
  released_at: WITH_THE_SITE,
  notified_at: null,
  type: null,
  outlink: null,
  category: null,
  status: null,
  sort_order: 0,
  starts_at: null,
  ends_at: null,
  is_all_day: false,
};
