import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { SearchEntry } from './search.contract.ts';
import { listSearchEntries } from './search-entries.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

/** All that can be found of the facts, listed once for each catalog. */
export const catalogEntries = perSnapshot((catalog: Catalog): readonly SearchEntry[] =>
  listSearchEntries(catalog, catalog.abbreviations),
);

let last: SearchIndex | undefined;

/** Indexed once for each catalog. What is found as before is not indexed again. */
export const catalogIndex = perSnapshot((catalog: Catalog): SearchIndex => {
  last = buildSearchIndex(catalogEntries(catalog), last);
  return last;
});
