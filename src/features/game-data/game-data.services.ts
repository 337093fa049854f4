import type { Catalog } from './catalog/catalog.ts';
import type { Quest } from './quests/quest.contract.ts';

/** Quests are content that operators write, so they are read from the database and not from the catalog. */
export interface QuestReader {
  /** Newest first, without the deleted ones. */
  findAll(): Promise<readonly Quest[]>;
  findById(id: number): Promise<Quest | undefined>;
}

/** What items are worth, which the site hands in. */
export interface PriceServices {
  /** In 전 a piece, by item; items without a price are left out, and all of them while prices cannot be read. */
  pricesOf(itemIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** What loaders of game data pages need. */
export interface GameDataServices {
  readonly catalog: Catalog;
  readonly quests: QuestReader;
}
