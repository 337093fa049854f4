import { load as loadPlan, type PlanPageData } from '#features/calculators/plan/pages/plan.loader.ts';
import { planParams } from '#features/calculators/plan/plan.params.ts';
import type { CommunityServices } from '#features/community/community-readers.ts';
import type { PartyLine } from '#features/community/parties/party.labels.ts';
import { GUIDE_CATEGORY } from '#features/content/articles/article-kind.contract.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import { guideOfCategory } from './guide-of-category.reader.ts';
import type { GuideLine } from './guides-below.tsx';
import { openPartiesByDungeon } from './open-parties-by-dungeon.reader.ts';

export interface PlanWithParties extends PlanPageData {
  parties: PartyLine[];
  guides: GuideLine[];
}

export async function load(
  request: PageRequest,
  services: Pick<GameDataServices, 'catalog'> & { quotes: QuoteReader } & CommunityServices & ArticleServices,
): Promise<PlanWithParties> {
  const { gameServer } = planParams.read(request.url.searchParams);
  const [data, parties, guides] = await Promise.all([
    loadPlan(request, services),
    openPartiesByDungeon(services, gameServer === undefined ? {} : { gameServer }),
    guideOfCategory(services, GUIDE_CATEGORY.advancement),
  ]);
  // A party that goes anywhere is at no dungeon.
  return { ...data, parties: parties.filter(({ dungeonId }) => dungeonId > 0), guides };
}
