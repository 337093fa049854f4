import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '#app/api.ts';
import { siteEffects } from '#app/site-effects.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { ALL_OPEN, type SiteSwitches } from '#features/people/access/site-switches.rules.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { type Log, silentLog } from '#platform/log/log.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { createApiApp } from './api-app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { openedForTests } from './opened-for-tests.ts';
import { smallCatalog, smallRows } from './small-catalog.ts';
import { configWithKeys } from './unavailable-provider.ts';

export interface App {
  app: FastifyInstance;
  api: PeopleContext & Pick<ApiContext, 'db'>;
  catalog: Catalog;
  database: TestDatabase;
  close(): Promise<void>;
}

export interface AppOptions {
  /** Added to `smallRows`; all can be traded. Without it the database has no items. */
  items?: readonly Item[];
  settings?: Readonly<Record<string, string>>;
  clock?: Clock;
  log?: Log;
  switches?(): SiteSwitches;
  /** The facts for operators; by default those of the app's own database. */
  factsDesk?: FactsDesk;
}

export async function openApp({
  items,
  settings = {},
  clock = systemClock,
  log = silentLog,
  switches = () => ALL_OPEN,
  factsDesk,
}: AppOptions = {}): Promise<App> {
  const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, ...(items ?? [])] });
  const database = await createTestDatabase();
  if (items) await insertItems(database.db, catalog.items);
  const config = await configWithKeys({ DATABASE_URL: database.url, ...settings });
  const { db } = database;
  const people = await openPeople(db, {
    config,
    pool: database.database.pool,
    clock,
    log,
    handlers: siteEffects,
    switches,
  });
  const app = await createApiApp({ ...people, config, db, catalog: () => catalog, ...(factsDesk && { factsDesk }) });
  return {
    app,
    api: { ...people, db },
    catalog,
    database,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

export const testApp = (options?: AppOptions): App =>
  openedForTests(
    () => openApp(options),
    (app) => app.close(),
  );
