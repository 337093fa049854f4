import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import { searchEntriesOf } from '#features/game-data/search/search-entries.ts';
import { buildSearchIndex } from '#features/game-data/search/search-index.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { ITEMS_SEARCHED } from './trade.limits.ts';

const itemIndex = perSnapshot((catalog: Catalog) =>
  buildSearchIndex(searchEntriesOf(catalog, catalog.abbreviations).filter(({ kind }) => kind === 'item')),
);

export function itemsNamed(catalog: Catalog, words: string): number[] {
  return search(itemIndex(catalog), words, ITEMS_SEARCHED).map(({ id }) => id);
}
