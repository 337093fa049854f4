import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '#app/api.ts';
import { siteEffects } from '#app/site-effects.ts';
import { insertItems } from '#database/factories/trades.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { createApiApp } from './api-app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { smallCatalog, smallRows } from './small-catalog.ts';
import { configWithKeys } from './unavailable-provider.ts';

export interface MarketApp {
  app: FastifyInstance;
  api: Pick<ApiContext, 'db' | 'signingKeys' | 'provider'>;
  catalog: Catalog;
  database: TestDatabase;
  close(): Promise<void>;
}

export interface MarketAppOptions {
  /** Beside the handful of facts that there always are. */
  items?: readonly Item[];
  settings?: Readonly<Record<string, string>>;
  clock?: Clock;
}

/** The API over a database of its own in which the items of its small catalog can be traded. */
export async function openMarketApp({
  items = [],
  settings = {},
  clock = systemClock,
}: MarketAppOptions = {}): Promise<MarketApp> {
  const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, ...items] });
  const database = await createTestDatabase();
  await insertItems(database.db, catalog.items);
  const config = await configWithKeys({ DATABASE_URL: database.url, ...settings });
  const { db } = database;
  const people = await openPeople(db, {
    config,
    pool: database.database.pool,
    clock,
    log: silentLog,
    handlers: siteEffects,
  });
  const app = await createApiApp({ ...people, config, db, catalog: () => catalog });
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
