import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { GameDataContext } from '#features/game-data/game-data.context.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';

export interface CorrectionsContext extends GameDataContext {
  config: Pick<Config, 'operatorUserIds'>;
  factsDesk: FactsDesk;
  limits: { search: RateLimit };
}
