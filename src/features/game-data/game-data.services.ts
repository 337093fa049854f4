import type { Catalog } from './catalog/catalog.ts';

/** What loaders of game data pages need. */
export interface GameDataServices {
  readonly catalog: Catalog;
}
