import { snapshotAnswer, snapshotBody } from '#platform/answers/snapshot-body.ts';
import { mount } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { catalogEntries, catalogIndex } from './catalog-index.ts';
import { getContentIndex, getSearchIndex, search } from './search.contract.ts';
import { searchCatalog } from './search-answer.ts';
import { buildSearchIndex, withTitles } from './search-index.ts';
import { packSearchEntries } from './search-pack.ts';
import type { ContentSnapshot } from './search-pages.ts';

export interface SearchContext extends GameDataContext {
  limit: RateLimit;
  content(): ContentSnapshot;
}

export function searchRoutes(app: ApiApp, { catalog, content, limit }: SearchContext): void {
  const indexBeside = perSnapshot((written: ContentSnapshot) => {
    const titles = buildSearchIndex(written.entries);
    return perSnapshot((snapshot: Catalog) => withTitles(catalogIndex(snapshot), titles));
  });
  const packedContent = snapshotBody(({ entries: written }: ContentSnapshot) => packSearchEntries(written));
  const packed = snapshotBody((snapshot: Catalog) => packSearchEntries(catalogEntries(snapshot)));

  mount(app, search, { budget: { limit } }, ({ query }) => searchCatalog(indexBeside(content())(catalog()), query));
  mount(app, getContentIndex, {}, ({ query }) => snapshotAnswer(content, packedContent, query.v));
  mount(app, getSearchIndex, {}, ({ query }) => snapshotAnswer(catalog, packed, query.v));
}
