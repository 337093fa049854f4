import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { GameDataContext } from '#features/game-data/game-data.context.ts';

/** What the desk's calls about game data work with. */
export interface DataContext extends GameDataContext {
  factsDesk: FactsDesk;
}
