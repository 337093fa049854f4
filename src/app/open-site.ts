import {
  readBroadcasts,
  readGuilds,
  readParties,
  readRecordOf,
} from '#features/community/community-readers.service.ts';
import { articleTopics } from '#features/content/articles/article.topics.ts';
import { readArticles } from '#features/content/articles/article-reader.service.ts';
import { startArticleSchedule } from '#features/content/articles/article-schedule.service.ts';
import { createContentSearch } from '#features/content/articles/content-search.service.ts';
import { seedLegalPages } from '#features/content/articles/legal-pages.service.ts';
import { seedArticles } from '#features/content/articles/seed-articles.service.ts';
import { USUAL_SECTIONS } from '#features/content/quests/quest.labels.ts';
import { readQuests } from '#features/content/quests/quest-reader.service.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { createCatalogHolder } from '#features/game-data/catalog/catalog-holder.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import { readPeople } from '#features/people/people-readers.service.ts';
import { siteAdsOf } from '#features/shell/ads/site-ads.service.ts';
import { reportOf } from '#features/shell/diagnostics/cache-report.ts';
import { shownBanners } from '#features/shell/settings/banner.rules.ts';
import { BANNERS_CHANGED, siteTopic } from '#features/shell/settings/site.topics.ts';
import { type SiteSettings, startSiteSettings } from '#features/shell/settings/site-settings.service.ts';
import { readMarket } from '#features/trade/market/market-reader.service.ts';
import type { Evidence } from '#features/trade/quotes/evidence.contract.ts';
import { knownPrices, onServer } from '#features/trade/quotes/known-quotes.reader.ts';
import { startQuoteRefresher } from '#features/trade/quotes/quote-refresher.service.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { recountAfterNewMethod } from '#features/trade/quotes/recount-quotes.service.ts';
import { type SharedQuotes, shareQuotes } from '#features/trade/quotes/shared-quotes.service.ts';
import { readTrades } from '#features/trade/trades/read-trades.service.ts';
import { ensureGameData } from '#game-data/import/import.ts';
import { startBackupWatch } from '#platform/backup/backup-watch.ts';
import { upgradeOlderCluster } from '#platform/backup/upgrade-cluster.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { startClockCheck } from '#platform/database/clock-check.ts';
import { CONNECT_TIMEOUT_MS, openDatabase } from '#platform/database/connect.ts';
import { readEpoch } from '#platform/database/epoch.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { backupDirectories, waitMsOf } from '#platform/database/site-database.ts';
import { TaggedBodyCache } from '#platform/http/tagged-body-cache.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import type { Log } from '#platform/log/log.ts';
import { PageCache } from '#platform/pages/page-cache.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { ApiContext } from './api.ts';
import { articleReferences } from './article-references.ts';
import { programRelease, siteBackupTasks } from './backup-tasks.ts';
import { listenForInvalidation } from './cache-invalidation.ts';
import { jobTasks } from './job-tasks.ts';
import { onImport } from './on-import.ts';
import { openLive } from './open-live.ts';
import type { PageServices } from './page-services.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import { siteEffects } from './site-effects.ts';

const PAGE_FRESH_MS = 10 * MINUTE_MS;
/** Milliseconds. The database itself ends a slow statement; the second limit is for a machine that does not respond. */
const FOR_VISITORS = { statementTimeoutMs: 8000, answerTimeoutMs: 9000 };
const MAX_PAGES = 4000;
const MAX_PAGE_BYTES = 48 * 1024 * 1024;

export interface Site {
  config: Config;
  api: ApiContext;
  cache: PageCache;
  services(): PageServices;
  /** Calls back after facts or texts have changed; returns the unsubscribe function. */
  onFactsChange(listener: () => void): () => void;
  /** Call it before `close`, while requests are still answered. */
  stopJobs(): Promise<void>;
  close(): Promise<void>;
}

export interface SiteOptions {
  config: Config;
  log: Log;
  build: ApiContext['build'];
  /** Prints a Korean message to the console. */
  progress(message: string): void;
}

export async function openSite(options: SiteOptions): Promise<Site> {
  await upgradeOlderCluster({ ...options, release: programRelease() });
  const database = await openMigratedDatabase(options);
  try {
    return await openOver(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openOver(database: MigratedDatabase, { config, log, build, progress }: SiteOptions): Promise<Site> {
  await ensureGameData({ db: database.db, log, onImport, progress });
  // Requests need shorter timeouts than migrations and imports.
  const waitMs = waitMsOf(config);
  const connectTimeoutMs = Math.max(CONNECT_TIMEOUT_MS, waitMs);
  const serving = await openDatabase(database.url, { log, ...FOR_VISITORS, waitMs, connectTimeoutMs });

  let sharedQuotes: SharedQuotes | undefined;
  const cache = new PageCache({
    now: () => performance.now(),
    freshMs: PAGE_FRESH_MS,
    maxEntries: MAX_PAGES,
    maxBytes: MAX_PAGE_BYTES,
    onChange: () => sharedQuotes?.clear(),
  });
  const settings = startSiteSettings({
    ...{ db: serving.db, clock: systemClock, log },
    onChange({ banners }) {
      cache.age();
      live.hub.publishPassing(siteTopic, BANNERS_CHANGED, JSON.stringify(shownBanners(banners)));
    },
  });
  const holder = createCatalogHolder({ load: () => readGameData(serving.db), log });
  const factsListeners = new Set<() => void>();
  const factsChanged = () => {
    for (const listener of factsListeners) listener();
  };
  holder.onChange(() => {
    cache.drop(gameDataTopics.all);
    factsChanged();
  });
  const people = await openPeople(serving.db, {
    config,
    pool: serving.pool,
    clock: systemClock,
    log,
    handlers: siteEffects,
  });
  const { manipulatedItems } = config;
  const { transact } = people;
  await recountAfterNewMethod(serving.db);
  const quotes = startQuoteRefresher({ db: serving.db, transact, clock: systemClock, log, manipulatedItems });
  const contentSearch = createContentSearch({
    ...{ db: serving.db, clock: systemClock, log },
    usualHeadings: { quest: USUAL_SECTIONS },
  });
  const articles = startArticleSchedule({
    db: serving.db,
    transact,
    clock: systemClock,
    log,
    onMoment: () => {
      cache.drop(articleTopics.all);
      void contentSearch.reload();
      factsChanged();
    },
  });
  const evidence = new TaggedBodyCache<Evidence>();
  const markStale = (topic: string) => {
    cache.markStale(topic);
    evidence.markStale(topic);
    if (topic === articleTopics.all) factsChanged();
  };
  const epoch = await readEpoch(serving.db);
  const live = openLive({ db: serving.db, cache: { markStale }, log, epoch });
  const caches = {
    catalog: holder,
    provider: people.provider,
    quotes,
    articles,
    contentSearch,
    settings,
    cache,
    live,
    log,
  };
  const listener = await listenForInvalidation(database.url, caches);
  await Promise.all([holder.reload(), people.provider.reload(), settings.reload(), live.start()]);

  const catalog = () => holder.current();
  const market = { config, db: serving.db, transact, clock: systemClock, catalog };
  const references = articleReferences({ db: serving.db, catalog, quotes: readQuotes(market) });
  await seedArticles(serving.db, { references, clock: systemClock });
  await seedLegalPages(serving.db, { references, clock: systemClock });
  await contentSearch.reload();
  const readers = {
    people: readPeople(people),
    trades: readTrades(market),
    quotes: readQuotes(market),
    parties: readParties(market),
    guilds: readGuilds(market),
    broadcasts: readBroadcasts(market),
    recordOf: readRecordOf(market),
    articles: readArticles({ ...market, references }),
    quests: readQuests({ ...market, references }),
  };
  const shared = shareQuotes(readers.quotes, () => performance.now());
  const wholeMarket = readMarket(market, shared.reader);
  sharedQuotes = shared;
  const places = backupDirectories(config);
  const tasks = jobTasks(people, { ...market, quotes: readers.quotes }, places.deletionLog);
  const clocks = await startClockCheck({ db: serving.db, clock: systemClock, log });
  const scheduled = scheduledTasks({
    db: serving.db,
    transact,
    clock: systemClock,
    isClockRight: clocks.isRight,
    broadcastKeepDays: config.broadcastKeepDays,
    operatorUserIds: config.operatorUserIds,
  });
  const shellOf = perSnapshot((now: SiteSettings) => ({ ...now, ads: siteAdsOf(config, now.ads) }));
  const cacheReport = reportOf(
    () => performance.now(),
    () => ({
      ...cache.stats(),
      at: systemClock.now().toISOString(),
      build: build.id,
      dataVersion: holder.current().version,
      pages: cache.list(),
    }),
  );
  const backups = startBackupWatch({ db: serving.db, places, now: () => systemClock.now(), log });
  const backupTasks = siteBackupTasks({ config, database, log });
  const jobs = startJobs({ url: database.url, tasks, scheduled: [...scheduled, ...backupTasks.scheduled], log });
  let stopping: Promise<unknown> | undefined;
  const stopJobs = async () => {
    stopping ??= Promise.all([jobs.stop(), backupTasks.stop()]);
    await stopping;
  };
  const pricesOf: PageServices['pricesOf'] = (itemIds, gameServer) =>
    knownPrices(onServer(shared.reader, gameServer), itemIds, holder.current());
  // Visitors must not wait for a connection as long as the start does.
  serving.limitConnecting(CONNECT_TIMEOUT_MS);
  return {
    config,
    cache,
    stopJobs,
    onFactsChange(listener) {
      factsListeners.add(listener);
      return () => factsListeners.delete(listener);
    },
    services: () => ({
      catalog: holder.current(),
      clock: systemClock,
      ...readers,
      quotes: shared.reader,
      market: wholeMarket,
      shell: shellOf(settings.current()),
      cacheReport,
      backupStatus: backups.status,
      pricesOf,
      pricesOfServers: (itemIds) =>
        Promise.all(
          config.gameServers.map(async (gameServer) => ({
            gameServer,
            prices: await pricesOf(itemIds, gameServer.id),
          })),
        ),
    }),
    api: {
      ...people,
      build,
      db: serving.db,
      live: live.hub,
      epoch,
      banners: () => settings.current().banners,
      evidence,
      catalog,
      content: () => contentSearch.current(),
      isDatabaseReachable: () => serving.isReachable(),
      backupStatus: backups.status,
    },
    close: async () => {
      clocks.stop();
      backups.stop();
      await stopJobs();
      await Promise.all([quotes.stop(), articles.stop(), settings.stop()]);
      await listener.close();
      await live.stop();
      await serving.close();
      await database.close();
    },
  };
}
