import Fastify, { type FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import type { z } from 'zod';
import { type ApiContext, registerApi } from '#app/api.ts';
import { createLiveTopics } from '#app/live-topics.ts';
import { createManifest } from '#app/route-rules.ts';
import { pages } from '#app/routes.ts';
import type { Database } from '#database/schema.ts';
import { deskLevel } from '#features/desk/frame/desk-pages.ts';
import { createOverviewReader } from '#features/desk/overview/overview.service.ts';
import { callInProcess } from '#game-data/editing/call-in-process.ts';
import { createFactsDesk } from '#game-data/editing/facts-desk.ts';
import type { Db } from '#platform/database/db.ts';
import { installAnswerCheck } from '#platform/http/answer-check.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import { LiveHub } from '#platform/live/live-hub.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { NO_CONTENT } from './no-articles.ts';
import { recordingErrors } from './provoked-errors.ts';
import { smallCatalog } from './small-catalog.ts';
import { awayPool, configWithKeys, openAwayPeople } from './unavailable-provider.ts';

export const TEST_BUILD = { id: 'test-build', timestamp: 1_767_225_600_000 };

export const TEST_EPOCH = '00000000-0000-4000-8000-000000000000';

export async function createApiApp(own: Partial<ApiContext> = {}): Promise<FastifyInstance> {
  const catalog = smallCatalog();
  const config = own.config ?? (await configWithKeys());
  const app = Fastify(HTTP_OPTIONS);
  installErrorHandling(app);
  installSecurityHeaders(app, config);
  installAnswerCheck(app, recordingErrors);
  const db = own.db ?? unreachableDatabase();
  if (own.db === undefined) app.addHook('onClose', () => db.destroy());
  const api = {
    ...(await openAwayPeople(db, config)),
    catalog: () => catalog,
    content: () => NO_CONTENT,
    db,
    live: new LiveHub({ topics: createLiveTopics(db) }),
    build: TEST_BUILD,
    epoch: TEST_EPOCH,
    factsDesk: createFactsDesk(callInProcess(db)),
    manifests: [createManifest(TEST_BUILD, config, pages)],
    isDatabaseReachable: async () => false,
    backupStatus: async () => NO_BACKUPS,
    ...own,
  };
  const overview = createOverviewReader({
    ...api,
    operatorUserIds: config.operatorUserIds,
    hasSignIns: true,
    levelOf: deskLevel,
  });
  // Islands are rendered by the built site.
  await registerApi(app, { overview, ...api }, async () => undefined);
  await app.ready();
  return app;
}

export async function readAs<Schema extends z.ZodType>(
  app: FastifyInstance,
  url: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await app.inject(url);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  return schema.parse(answer.json());
}

function unreachableDatabase(): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: awayPool() }) });
}
