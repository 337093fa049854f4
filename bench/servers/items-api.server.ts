import { setTimeout as delay } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { createApp } from '#app/create-app.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { createConsoleLog } from '#platform/log/log.ts';

/** The whole site over the project's own facts, without a database and without pages: the list of items needs neither. */

const POLISH_PATIENCE_MS = 20_000;
const BR = { url: '/api/items/', headers: { 'accept-encoding': 'br' } };

const read = readConfig({ LOG_LEVEL: 'warn' });
if (!read.ok) throw new Error('the defaults do not make a configuration');
const { config } = read;
const log = createConsoleLog(config.logLevel);
const catalog = buildCatalog(await gameDataFromSources());

const db = new Kysely<GameDataTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const app = await createApp({
  log,
  config,
  api: {
    config,
    log,
    db,
    clock: systemClock,
    build: { id: 'bench', timestamp: 0 },
    catalog: () => catalog,
    isDatabaseReachable: async () => true,
  },
  pages: {
    renderer: () => Promise.reject(new Error('no pages here')),
    services: () => {
      throw new Error('no pages here');
    },
    cache: null,
  },
  clientDir: null,
});
await app.listen({ host: '127.0.0.1', port: 0 });
await polished();
console.log(JSON.stringify({ url: app.listeningOrigin }));

/** Waits until the list is compressed as well as it will be, so that what is measured does not change underway. */
async function polished(): Promise<void> {
  const first = (await app.inject(BR)).headers['content-length'];
  for (let waited = 0; waited < POLISH_PATIENCE_MS; waited += 250) {
    await delay(250);
    if ((await app.inject(BR)).headers['content-length'] !== first) return;
  }
}
