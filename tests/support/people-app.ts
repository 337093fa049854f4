import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '#app/api.ts';
import { siteEffects } from '#app/site-effects.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { type Log, silentLog } from '#platform/log/log.ts';
import { createApiApp } from './api-app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { configWithKeys } from './unavailable-provider.ts';

export interface PeopleApp {
  app: FastifyInstance;
  api: PeopleContext & Pick<ApiContext, 'db'>;
  database: TestDatabase;
  close(): Promise<void>;
}

export interface PeopleAppOptions {
  settings?: Readonly<Record<string, string>>;
  clock?: Clock;
  log?: Log;
}

/** The API over an empty database of its own: no built pages, no facts, so that it stands in a moment. */
export async function openPeopleApp({
  settings = {},
  clock = systemClock,
  log = silentLog,
}: PeopleAppOptions = {}): Promise<PeopleApp> {
  const database = await createTestDatabase();
  const config = await configWithKeys({ DATABASE_URL: database.url, ...settings });
  const { pool } = database.database;
  const api = await openPeople(database.db, { config, pool, clock, log, handlers: siteEffects });
  const app = await createApiApp({ ...api, config, db: database.db });
  return {
    app,
    api: { ...api, db: database.db },
    database,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
