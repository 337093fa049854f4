import type { CommunityServices } from '#features/community/community-readers.ts';
import { countOfParties, openParties } from '#features/community/parties/open-parties.reader.ts';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import { type HomeFacts, load as loadFacts } from '#features/game-data/home/pages/home.loader.ts';
import { homeParams } from '#features/trade/market/home.params.ts';
import { type HomeMarket, type HomeMarketServices, homeMarket } from '#features/trade/market/home-market.reader.ts';
import { isYoung } from '#features/trade/market/young-market.rules.ts';
import type { PageRequest } from '#shared/page.ts';

const PARTIES = 3;

export interface HomePageData extends HomeFacts {
  /** Null: it could not be read. */
  market: HomeMarket | null;
  /** Those that seek somebody; `count`: of all that run, null: it could not be read. */
  parties: { rows: PartyLine[]; count: number | null };
}

export async function load(
  request: PageRequest,
  services: HomeMarketServices & CommunityServices,
): Promise<HomePageData> {
  const { days, gameServer } = homeParams.read(request.url.searchParams);
  const { popular, starters } = loadFacts(request, services);
  const [market, rows, count] = await Promise.all([
    homeMarket(services, { days, gameServer }),
    openParties(services, { gameServer }, PARTIES),
    countOfParties(services, gameServer),
  ]);
  return {
    popular,
    market,
    parties: { rows, count },
    starters: market === null || isYoung(market.today.sell + market.today.buy) ? starters : [],
  };
}
