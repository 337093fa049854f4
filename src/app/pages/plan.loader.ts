import { load as loadPlan, type PlanPageData } from '#features/calculators/plan/pages/plan.loader.ts';
import { planParams } from '#features/calculators/plan/plan.params.ts';
import type { CommunityServices } from '#features/community/community-readers.ts';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import { openPartiesByDungeon } from './open-parties-by-dungeon.reader.ts';

export interface PlanWithParties extends PlanPageData {
  parties: PartyLine[];
}

export async function load(
  request: PageRequest,
  services: Pick<GameDataServices, 'catalog'> & { quotes: QuoteReader } & CommunityServices,
): Promise<PlanWithParties> {
  const { gameServer } = planParams.read(request.url.searchParams);
  const [data, parties] = await Promise.all([
    loadPlan(request, services),
    openPartiesByDungeon(services, gameServer === undefined ? {} : { gameServer }),
  ]);
  // A party that goes anywhere is at no dungeon.
  return { ...data, parties: parties.filter(({ dungeonId }) => dungeonId > 0) };
}
