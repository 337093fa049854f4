import type { Catalog } from './catalog/catalog.ts';

/** `catalog()` returns the current snapshot, which an import replaces; call it once per request. */
export interface GameDataContext {
  catalog(): Catalog;
}
