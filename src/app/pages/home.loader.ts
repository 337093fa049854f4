import { type HomePageData, load as loadHome } from '#features/game-data/home/pages/home.loader.ts';
import { type HomeMarket, type HomeMarketServices, homeMarket } from '#features/trade/market/home-market.reader.ts';
import type { PageRequest } from '#shared/page.ts';

export async function load(
  request: PageRequest,
  services: HomeMarketServices,
): Promise<HomePageData & { market: HomeMarket | null }> {
  return { market: await homeMarket(services), ...loadHome(request, services) };
}
