import { type HomeFacts, load as loadFacts } from '#features/game-data/home/pages/home.loader.ts';
import { homeParams } from '#features/trade/market/home.params.ts';
import { type HomeMarket, type HomeMarketServices, homeMarket } from '#features/trade/market/home-market.reader.ts';
import { isYoung } from '#features/trade/market/young-market.rules.ts';
import type { PageRequest } from '#shared/page.ts';

export interface HomePageData extends HomeFacts {
  /** Null: it could not be read. */
  market: HomeMarket | null;
}

export async function load(request: PageRequest, services: HomeMarketServices): Promise<HomePageData> {
  const { days, gameServer } = homeParams.read(request.url.searchParams);
  const { popular, starters } = loadFacts(request, services);
  const market = await homeMarket(services, { days, gameServer });
  return {
    popular,
    market,
    starters: market === null || isYoung(market.today.sell + market.today.buy) ? starters : [],
  };
}
