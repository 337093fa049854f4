import {
  createRecordReader,
  readBroadcasts,
  readGuilds,
  readParties,
} from '#features/community/community-readers.service.ts';
import { readArticles } from '#features/content/articles/article-reader.service.ts';
import type { ReferenceSources } from '#features/content/documents/resolved-references.ts';
import { readQuests } from '#features/content/quests/quest-reader.service.ts';
import { readDesk } from '#features/desk/desk-readers.service.ts';
import type { OverviewReader } from '#features/desk/overview/overview.service.ts';
import { readPeople } from '#features/people/people-readers.service.ts';
import { toSiteAds } from '#features/shell/ads/site-ads.service.ts';
import { createCachedReport } from '#features/shell/diagnostics/cache-entries.rules.ts';
import type { SiteSettings } from '#features/shell/settings/site-settings.service.ts';
import { readMarket } from '#features/trade/market/market-reader.service.ts';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { readTrades } from '#features/trade/trades/read-trades.service.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { PageServices } from './page-definition.ts';
import type { SiteCaches } from './site-caches.ts';
import type { SiteMarket, SiteState } from './site-state.ts';

interface PageServiceOptions {
  state: SiteState;
  caches: SiteCaches;
  market: SiteMarket;
  references: ReferenceSources;
  /** Shared by pages that are rendered in the same moment. */
  quotes: QuoteReader;
  overview: OverviewReader;
  buildId: string;
}

/** Returns what loaders may ask, each time with the facts and settings of the moment. */
export function createPageServices(options: PageServiceOptions): () => PageServices {
  const { state, market, references, quotes, overview } = options;
  const { config, clock, catalog } = market;
  const readers = {
    people: readPeople(state.people),
    desk: readDesk(overview),
    trades: readTrades(market),
    parties: readParties(market),
    guilds: readGuilds(market),
    broadcasts: readBroadcasts(market),
    recordOf: createRecordReader(market),
    articles: readArticles({ ...market, references }),
    quests: readQuests({ ...market, references }),
    market: readMarket(market, quotes),
    cacheReport: createCacheReport(options),
  };
  const toShellSettings = perSnapshot((now: SiteSettings) => ({ ...now, ads: toSiteAds(config, now.ads) }));
  const pricesOf: PageServices['pricesOf'] = (itemIds, gameServer) =>
    knownPrices(onServer(quotes, gameServer), itemIds, catalog());
  const pricesOfServers: PageServices['pricesOfServers'] = (itemIds) =>
    Promise.all(
      config.gameServers.map(async (gameServer) => ({ gameServer, prices: await pricesOf(itemIds, gameServer.id) })),
    );
  return () => ({
    ...readers,
    clock,
    quotes,
    pricesOf,
    pricesOfServers,
    catalog: catalog(),
    maintenance: () => state.settings.maintenance(),
    shell: toShellSettings(state.settings.current()),
  });
}

function createCacheReport({ caches, market, buildId }: PageServiceOptions): PageServices['cacheReport'] {
  return createCachedReport(
    () => performance.now(),
    () => ({
      ...caches.pages.stats(),
      at: market.clock.now().toISOString(),
      build: buildId,
      dataVersion: market.catalog().version,
      pages: caches.pages.list(),
    }),
  );
}
