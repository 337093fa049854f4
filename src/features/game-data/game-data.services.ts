import type { Catalog } from './catalog/catalog.ts';
import type { Quest } from './quests/quest.contract.ts';

/** Quests are written by operators, so they come from the database and not from the catalog. */
export interface QuestReader {
  findAll(): Promise<readonly Quest[]>;
  findById(id: number): Promise<Quest | undefined>;
}

export interface PriceServices {
  /**
   * Prices in 전 per piece, by item id. Items without a price are missing; the map is empty when prices cannot be read.
   */
  pricesOf(itemIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

export interface GameDataServices {
  readonly catalog: Catalog;
  readonly quests: QuestReader;
}
