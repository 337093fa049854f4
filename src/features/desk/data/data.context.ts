import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { GameDataContext } from '#features/game-data/game-data.context.ts';
import type { Config } from '#platform/config/config.schema.ts';

/** Given to the desk's calls about game data. */
export interface DataContext extends GameDataContext {
  factsDesk: FactsDesk;
  config: Pick<Config, 'operatorUserIds'>;
}
