import { seedLegalPages } from '#features/content/articles/legal-pages.service.ts';
import { seedArticles } from '#features/content/articles/seed-articles.service.ts';
import { deskLevel } from '#features/desk/frame/desk-pages.ts';
import { createOverviewReader } from '#features/desk/overview/overview.service.ts';
import { createVisitCounter } from '#features/shell/visits/visit-counter.service.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { type SharedQuotes, shareQuotes } from '#features/trade/quotes/shared-quotes.service.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { openFactsThread } from '#game-data/editing/call-in-thread.ts';
import { createFactsDesk } from '#game-data/editing/facts-desk.ts';
import type { PageCache } from '#platform/answers/page-cache.ts';
import { upgradeOlderCluster } from '#platform/backup/upgrade-cluster.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { CONNECT_TIMEOUT_MS, openDatabase } from '#platform/database/connect.ts';
import { type MigratedDatabase, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { toWaitMs } from '#platform/database/site-database.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import type { Log } from '#platform/log/log.ts';
import type { ApiContext } from './api.ts';
import { articleReferences } from './article-references.ts';
import { programRelease } from './backup-tasks.ts';
import { createPageServices } from './create-page-services.ts';
import type { PageServices } from './page-definition.ts';
import { SiteCaches } from './site-caches.ts';
import { onImport } from './site-effects.ts';
import { openSiteState } from './site-state.ts';
import { startSiteWork } from './site-work.ts';

/** Milliseconds. The database itself ends a slow statement; the second limit is for a machine that does not respond. */
const FOR_VISITORS = { statementTimeoutMs: 8000, answerTimeoutMs: 9000 };

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
  const waitMs = toWaitMs(config);
  const connectTimeoutMs = Math.max(CONNECT_TIMEOUT_MS, waitMs);
  const serving = await openDatabase(database.url, { log, ...FOR_VISITORS, waitMs, connectTimeoutMs });

  let sharedQuotes: SharedQuotes | undefined;
  const caches = new SiteCaches(() => sharedQuotes?.clear());
  const state = await openSiteState({ url: database.url, serving, caches, config, log });
  const { people, contentSearch, settings, live, epoch } = state;
  const catalog = () => state.facts.current();
  const { db } = serving;
  const clock = systemClock;
  const factsThread = openFactsThread(database.url);
  const market = { config, db, transact: people.transact, clock, catalog };
  const references = articleReferences({ db, catalog, quotes: readQuotes(market) });
  await seedArticles(db, { references, clock });
  await seedLegalPages(db, { references, clock });
  await contentSearch.reload();
  sharedQuotes = shareQuotes(readQuotes(market), () => performance.now());
  const work = await startSiteWork({ database, state, market, log, isDatabaseReachable: serving.isReachable });
  const { stopJobs, backupStatus } = work;
  const overview = createOverviewReader({
    db,
    clock,
    backupStatus,
    operatorUserIds: config.operatorUserIds,
    hasSignIns: people.signingKeys !== null,
    levelOf: deskLevel,
  });
  const services = createPageServices({
    state,
    caches,
    market,
    references,
    overview,
    quotes: sharedQuotes.reader,
    buildId: build.id,
  });
  // Visitors must not wait for a connection as long as the start does.
  serving.limitConnecting(CONNECT_TIMEOUT_MS);
  return {
    config,
    services,
    stopJobs,
    cache: caches.pages,
    onFactsChange: (listener) => caches.onFactsChange(listener),
    api: {
      ...people,
      build,
      db,
      epoch,
      factsDesk: createFactsDesk(factsThread.call, onImport),
      catalog,
      backupStatus,
      overview,
      live: live.hub,
      banners: () => settings.current().banners,
      maintenance: settings.maintenance,
      evidence: caches.evidence,
      visits: createVisitCounter({ db, clock, log, addressKey }),
      content: () => contentSearch.current(),
      isDatabaseReachable: () => serving.isReachable(),
    },
    async close() {
      await work.stop();
      await factsThread.close();
      await state.close();
      await serving.close();
      await database.close();
    },
  };
}
