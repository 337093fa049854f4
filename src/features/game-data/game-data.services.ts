import type { Catalog } from './catalog/catalog.ts';
import type { Quest } from './quests/quest.contract.ts';

/** Quests are content that operators write, so they are read from the database and not from the catalog. */
export interface QuestReader {
  /** Newest first, without the deleted ones. */
  findAll(): Promise<readonly Quest[]>;
  findById(id: number): Promise<Quest | undefined>;
}

/** What loaders of game data pages need. */
export interface GameDataServices {
  readonly catalog: Catalog;
  readonly quests: QuestReader;
}
