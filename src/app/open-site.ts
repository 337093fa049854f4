import { join, resolve } from 'node:path';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { createCatalogHolder } from '#features/game-data/catalog/catalog-holder.ts';
import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import { findQuestById, findQuests } from '#features/game-data/quests/quest.repository.ts';
import { ensureGameData } from '#game-data/import/import.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { openListener } from '#platform/database/listen.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import type { Log } from '#platform/log/log.ts';
import { PageCache } from '#platform/pages/page-cache.ts';
import type { ApiContext } from './api.ts';
import type { PageServices } from './page-services.ts';

const TOP = join(import.meta.dirname, '../..');
const MIGRATIONS = join(TOP, 'database/migrations');
const MINUTE_MS = 60_000;
const PAGE_FRESH_MS = 10 * MINUTE_MS;
const MAX_PAGES = 4000;
const MAX_PAGE_BYTES = 48 * 1024 * 1024;

/** All that lives as long as the process: database, catalog, page cache. */
export interface Site {
  config: Config;
  api: ApiContext;
  cache: PageCache;
  services(): PageServices;
  close(): Promise<void>;
}

export interface SiteOptions {
  config: Config;
  log: Log;
  build: ApiContext['build'];
  /** Told in Korean what a visitor of the console waits for. */
  progress(message: string): void;
}

/** Brings up the database, the facts and the catalog, and keeps the catalog up to date with the database. */
export async function openSite(options: SiteOptions): Promise<Site> {
  /** What is open, the first opened first. */
  const opened: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = opened.pop(); end; end = opened.pop()) await end();
  };
  try {
    return { ...(await open(options, (end) => opened.push(end))), close };
  } catch (error) {
    // A start that fails leaves no database running behind.
    await close();
    throw error;
  }
}

async function open(
  { config, log, build, progress }: SiteOptions,
  closeLater: (end: () => Promise<void>) => void,
): Promise<Omit<Site, 'close'>> {
  const url = config.databaseUrl ?? (await embeddedUrl(config, log, progress, closeLater));
  const database = await openDatabase<GameDataTables>(url, { log });
  closeLater(database.close);
  await migrateToLatest(database.db, MIGRATIONS, log);
  await ensureGameData({ db: database.db, log, progress });

  const cache = new PageCache({
    now: () => performance.now(),
    freshMs: PAGE_FRESH_MS,
    maxEntries: MAX_PAGES,
    maxBytes: MAX_PAGE_BYTES,
  });
  const holder = createCatalogHolder({ load: () => readGameData(database.db), log });
  holder.onChange(() => cache.drop('game-data'));
  // Listening comes first: a change during the first reading is heard and read again.
  const listener = await openListener(url, ['catalog'], {
    log,
    onMessage: () => void holder.reload(),
    // What was said while the line was down is gone: look for oneself.
    onReconnect: () => void holder.reload(),
  });
  closeLater(listener.close);
  await holder.reload();

  const quests = {
    findAll: () => findQuests(database.db).catch(rethrowReadably),
    findById: (id: number) => findQuestById(database.db, id).catch(rethrowReadably),
  };
  return {
    config,
    cache,
    services: () => ({ catalog: holder.current(), quests }),
    api: {
      config,
      build,
      log,
      clock: systemClock,
      db: database.db,
      catalog: () => holder.current(),
      isDatabaseReachable: () => database.isReachable(),
    },
  };
}

async function embeddedUrl(
  { dataDir }: Config,
  log: Log,
  progress: SiteOptions['progress'],
  closeLater: (end: () => Promise<void>) => void,
): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: join(resolve(TOP, dataDir), 'postgres'), log, progress });
  closeLater(embedded.stop);
  return embedded.url;
}

/** Pages know the site's own errors only. */
function rethrowReadably(error: unknown): never {
  throw toUnavailable(error) ?? error;
}
