import type { CommunityServices } from '#features/community/community-readers.ts';
import { countOfParties, openParties } from '#features/community/parties/open-parties.reader.ts';
import type { PartyLine } from '#features/community/parties/party.labels.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { UpcomingRow } from '#features/content/articles/ui/public/upcoming-panel.tsx';
import { upcomingEntries } from '#features/content/articles/upcoming.reader.ts';
import { type HomeFacts, load as loadFacts } from '#features/game-data/home/pages/home.loader.ts';
import { homeParams } from '#features/trade/market/home.params.ts';
import { type HomeMarket, type HomeMarketServices, homeMarket } from '#features/trade/market/home-market.reader.ts';
import { isSparse } from '#features/trade/market/sparse-market.rules.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { PageRequest } from '#shared/page.ts';

const PARTIES = 3;

export interface HomePageData extends HomeFacts {
  /** Null: reading failed. */
  market: HomeMarket | null;
  /** Parties with open seats. `count` is the number of all running ones; null: reading failed. */
  parties: { rows: PartyLine[]; count: number | null };
  upcoming: UpcomingRow[];
}

export async function load(
  request: PageRequest,
  services: HomeMarketServices & CommunityServices & ArticleServices & { clock: Clock },
): Promise<HomePageData> {
  const { days, gameServer } = homeParams.read(request.url.searchParams);
  const { popular, starters } = loadFacts(request, services);
  const [market, rows, count, upcoming] = await Promise.all([
    homeMarket(services, { days, gameServer }),
    openParties(services, { gameServer }, PARTIES),
    countOfParties(services, gameServer),
    upcomingEntries(services),
  ]);
  return {
    popular,
    market,
    parties: { rows, count },
    upcoming,
    starters: market === null || isSparse(market.today.sell + market.today.buy) ? starters : [],
  };
}
