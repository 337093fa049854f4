import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createApp } from '#app/create-app.ts';
import { createHead } from '#app/document-head.ts';
import { createLiveTopics } from '#app/live-topics.ts';
import type { PageServices } from '#app/page-definition.ts';
import type { Renderer } from '#app/render.tsx';
import { toSite } from '#app/to-site.ts';
import type { Database } from '#database/schema.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { startSiteSettings } from '#features/shell/settings/site-settings.service.ts';
import { NO_SETTINGS } from '#features/shell/shell.services.ts';
import { createVisitCounter } from '#features/shell/visits/visit-counter.service.ts';
import { callInProcess } from '#game-data/editing/call-in-process.ts';
import { createFactsDesk } from '#game-data/editing/facts-desk.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { PageCache } from '#platform/answers/page-cache.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Db } from '#platform/database/db.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import { LiveHub } from '#platform/live/live-hub.ts';
import { createConsoleLog, type Log } from '#platform/log/log.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { noQuests } from '#tests/support/no-articles.ts';
import { noMarket, noPrices } from '#tests/support/no-market.ts';
import { noParties } from '#tests/support/no-parties.ts';
import { configWithKeys, openAwayPeople } from '#tests/support/unavailable-provider.ts';
import { benchArticles } from './bench-articles.ts';

const DIST = join(import.meta.dirname, '../../dist');
const BUILD = { id: 'bench', timestamp: 0 };

export interface BenchSite {
  config: Config;
  renderer: Renderer;
  services: PageServices;
}

/** The built site over the project's own facts, without a database, which the measured requests never query. */
export async function openBenchSite(): Promise<BenchSite> {
  const read = readConfig({ LOG_LEVEL: 'warn' });
  if (!read.ok) throw new Error('The defaults do not make a configuration.');
  const { config } = read;
  const { createRenderer } = (await import(join(DIST, 'server/render.js'))) as typeof import('#app/render.tsx');
  const renderer = await createRenderer({
    site: toSite(config),
    build: BUILD.id,
    headOf: createHead(join(DIST, 'client')),
    onError: (error) => {
      throw error;
    },
  });
  const catalog = buildCatalog(await gameDataFromSources());
  return {
    config,
    renderer,
    services: {
      catalog,
      clock: systemClock,
      people: {
        findProfile: async () => undefined,
        inquiryWaits: async () => ({ waiting: 0, meanHours: null }),
      },
      desk: { overview: NO_OVERVIEW },
      ...noMarket,
      ...noParties,
      ...noPrices,
      articles: benchArticles(catalog, noDatabase()),
      ...noQuests,
      shell: NO_SETTINGS,
      maintenance: () => null,
      cacheReport: () => ({
        at: '',
        build: BUILD.id,
        dataVersion: catalog.version,
        hits: 0,
        misses: 0,
        bytes: 0,
        pages: [],
      }),
    },
  };
}

export async function createBenchApp(
  { config, renderer, services }: BenchSite,
  cachesPages: boolean,
  { checksMaintenance = false, countsVisits = false } = {},
): Promise<FastifyInstance> {
  const log = createConsoleLog(config.logLevel);
  const db = noDatabase();
  return createApp({
    log,
    config,
    api: {
      ...(await openAwayPeople(db, await configWithKeys({ RATE_LIMIT_SCALE: '1000000' }))),
      config,
      log,
      db,
      live: new LiveHub({ topics: createLiveTopics(db) }),
      build: BUILD,
      epoch: BUILD.id,
      factsDesk: createFactsDesk(callInProcess(db)),
      catalog: () => services.catalog,
      content: () => ({ version: 'none', entries: [] }),
      isDatabaseReachable: async () => true,
      backupStatus: async () => NO_BACKUPS,
      overview: NO_OVERVIEW,
      ...(checksMaintenance && { maintenance: maintenanceCheck(db, log) }),
      ...(countsVisits && {
        visits: createVisitCounter({ db, clock: systemClock, log, addressKey }),
      }),
    },
    pages: { renderer: () => renderer, services: () => services, cache: cachesPages ? pageCache() : null },
    clientDir: join(DIST, 'client'),
  });
}

const NO_OVERVIEW = {
  read: async () => ({ waiting: {}, first: [], soon: [], acts: [] }),
  waiting: async () => ({}),
};

/** What every request asks while nothing is planned. */
function maintenanceCheck(db: Db, log: Log) {
  return startSiteSettings({ db, clock: systemClock, log, onChange: () => undefined }).maintenance;
}

function pageCache(): PageCache {
  return new PageCache({ now: () => performance.now(), freshMs: 600_000, maxEntries: 1000, maxBytes: 50_000_000 });
}

function noDatabase(): Db {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
