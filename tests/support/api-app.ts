import Fastify, { type FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { z } from 'zod';
import { type ApiContext, registerApi } from '#app/api.ts';
import type { GameDataTables } from '#features/game-data/game-data.tables.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import { silentLog } from '#platform/log/log.ts';
import { smallCatalog } from './small-catalog.ts';

/** A port of this machine that nobody listens on: a database that is out of reach. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:9/none';

/** The API alone, over a handful of facts and a database that is away unless one is given. */
export async function createApiApp(own: Partial<ApiContext> = {}): Promise<FastifyInstance> {
  const catalog = smallCatalog();
  const config = defaultConfig();
  const app = Fastify(HTTP_OPTIONS);
  installErrorHandling(app);
  installSecurityHeaders(app, config);
  const db = unreachableDatabase();
  app.addHook('onClose', () => db.destroy());
  await registerApi(app, {
    catalog: () => catalog,
    config,
    log: silentLog,
    db,
    clock: systemClock,
    build: { id: 'test-build', timestamp: 1_767_225_600_000 },
    isDatabaseReachable: async () => false,
    ...own,
  });
  await app.ready();
  return app;
}

/** Reads a 200 of the API as its schema says it is. */
export async function readAs<Schema extends z.ZodType>(
  app: FastifyInstance,
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await app.inject(url);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return schema.parse(answer.json());
}

function defaultConfig(): Config {
  const read = readConfig({});
  if (!read.ok) throw new Error('the defaults do not make a configuration');
  return read.config;
}

function unreachableDatabase(): Kysely<GameDataTables> {
  return new Kysely<GameDataTables>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: NO_DATABASE, connectionTimeoutMillis: 500 }),
    }),
  });
}
