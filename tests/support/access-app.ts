import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Generated, sql } from 'kysely';
import { siteEffects } from '#app/site-effects.ts';
import type { FeatureApp } from '#features/people/access/access.hook.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { installAnswerCheck } from '#platform/http/answer-check.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import { withAccess, withZod } from '#platform/http/validation.ts';
import { guardWrites } from '#platform/http/write-guard.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { openedForTests } from './opened-for-tests.ts';
import { recordingErrors } from './provoked-errors.ts';
import type { SiteToSignInAt } from './sign-in-as.ts';
import { configWithKeys } from './unavailable-provider.ts';

type LanternTables = { lantern: { id: Generated<number>; user_id: string; text: string } };

export const lanternsIn = (db: Db) => db.withTables<LanternTables>();

export interface AccessApp {
  app: FastifyInstance;
  people: PeopleContext;
  api: SiteToSignInAt['api'];
  database: TestDatabase;
  proxy: DatabaseProxy;
  lines: string[];
  close(): Promise<void>;
}

export interface AccessAppOptions {
  routes(app: FeatureApp, people: PeopleContext): void;
  settings?: Readonly<Record<string, string>>;
  clock?: Clock;
}

export async function openAccessApp({
  routes,
  settings = {},
  clock = systemClock,
}: AccessAppOptions): Promise<AccessApp> {
  const database = await createTestDatabase();
  await sql`create table lantern (id int primary key generated always as identity, user_id uuid, text text)`.execute(
    database.db,
  );
  const proxy = await openDatabaseProxy(database.url);
  const lines: string[] = [];
  const log = createConsoleLog('info', (line) => lines.push(line));
  const { db, pool, close } = await openDatabase(proxy.url, { log: createConsoleLog('silent') });
  const config = await configWithKeys(settings);
  const people = await openPeople(db, { config, pool, clock, log, handlers: siteEffects });

  const app = Fastify({
    ...HTTP_OPTIONS,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  installErrorHandling(app);
  installSecurityHeaders(app, config);
  installAnswerCheck(app, recordingErrors);
  app.addHook('onRequest', guardWrites({ limit: people.limits.address, ...config }));
  app.addHook('preValidation', people.access.beforeWrites);
  routes(withAccess(withZod(app), people.access), people);
  await app.ready();

  return {
    app,
    people,
    api: { db: database.db, provider: people.provider, signingKeys: people.signingKeys },
    database,
    proxy,
    lines,
    async close() {
      await app.close();
      await close();
      await proxy.close();
      await database.drop();
    },
  };
}

export const testAccessApp = (options: AccessAppOptions): AccessApp =>
  openedForTests(
    () => openAccessApp(options),
    (site) => site.close(),
  );
