import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { UpcomingRow } from '#features/content/articles/ui/public/upcoming-panel.tsx';
import { upcomingEntries } from '#features/content/articles/upcoming.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { load as loadMarket, type MarketHomePageData } from '#features/trade/market/pages/market-home.loader.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { PageRequest } from '#shared/page.ts';

export interface MarketWithUpcoming extends MarketHomePageData {
  upcoming: UpcomingRow[];
}

type Services = GameDataServices & TradeServices & ArticleServices & { clock: Clock };

export async function load(request: PageRequest, services: Services): Promise<MarketWithUpcoming> {
  const [market, upcoming] = await Promise.all([loadMarket(request, services), upcomingEntries(services)]);
  return { ...market, upcoming };
}
