import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { registerFeeds } from '#features/content/feeds/feed.routes.ts';
import { registerAdFrames } from '#features/shell/ads/ad-frame.routes.ts';
import { installMaintenance } from '#features/shell/maintenance/maintenance.hook.ts';
import { registerSiteFiles } from '#features/shell/site-files/site-file.routes.ts';
import { installVisits } from '#features/shell/visits/visit.hook.ts';
import { readQuotedAt, readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { countAnswers } from '#platform/answers/answer-counts.ts';
import { installCachedResponses } from '#platform/answers/cached-response.hook.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { type AnswerCheckOptions, installAnswerCheck } from '#platform/http/answer-check.ts';
import { clientAddressBy, trustedHops } from '#platform/http/client-address.ts';
import { refuseExpectations } from '#platform/http/client-error.ts';
import { installErrorHandling, onFrameworkError } from '#platform/http/errors.ts';
import { closeRefusedUpgrades, HTTP_OPTIONS } from '#platform/http/options.ts';
import { readRequestHeads } from '#platform/http/request-head.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import { SlowSockets } from '#platform/http/slow-sockets.ts';
import { isProgramPath } from '#platform/http/unknown-path.ts';
import { guardWrites } from '#platform/http/write-guard.ts';
import { WritesAtWork } from '#platform/http/writes-at-work.ts';
import type { Log } from '#platform/log/log.ts';
import { installProcessBeat } from '#platform/processes/process-beat.ts';
import { type ApiContext, registerApi } from './api.ts';
import { articleReferences } from './article-references.ts';
import { registerAssets } from './asset-routes.ts';
import { findIsland } from './islands/find-island.ts';
import { PageQueue } from './page-queue.ts';
import { findPublicPattern, type PageDeps, registerPages, sendBarePage, sendErrorPage } from './page-routes.ts';
import { siteMapPages } from './site-map-pages.ts';
import { registerTooltips } from './tooltips/tooltips-route.ts';
import { registerWorker } from './worker-route.ts';

export interface AppDeps {
  log: Log;
  config: Config;
  api: ApiContext;
  pages: Omit<PageDeps, 'operatorOf' | 'queue'>;
  /** Null: Vite serves the client. */
  clientDir: string | null;
  /** Folders of earlier builds that are still served. */
  olderClientDirs?: readonly string[];
  /** Validates every API response against its endpoint, in tests and development. */
  checkAnswers?: AnswerCheckOptions;
  firstOfAll?(app: FastifyInstance): void;
}

export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, config, api, clientDir, firstOfAll } = deps;
  const { operatorOf, clientKey } = api.access;
  const { maintenance } = api;
  const writes = new WritesAtWork();
  const pages = { ...deps.pages, operatorOf, queue: new PageQueue(clientKey, writes) };
  const app: FastifyInstance = fastify({
    ...HTTP_OPTIONS,
    frameworkErrors: (error, request, reply) => {
      if (isProgramPath(request.url)) return onFrameworkError(error, request, reply);
      reply.headers(reply.server.securityHeaders?.ofDocuments ?? {});
      // An address that cannot be decoded is answered as not found.
      return sendErrorPage(pages, request, reply, stripQuery(request.url));
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
    trustProxy: toTrustProxy(config),
  });
  firstOfAll?.(app);
  refuseExpectations(app.server);
  new SlowSockets().watch(app.server);
  installErrorHandling(app, {
    pageNotFound: (request, reply) => sendErrorPage(pages, request, reply, stripQuery(request.url)),
  });
  installSecurityHeaders(app, config);
  countAnswers(app);
  app.decorateRequest('pageView', undefined);
  if (api.visits) {
    installVisits(app, {
      visits: api.visits,
      publicSiteUrl: config.publicSiteUrl,
      clientAddress: clientAddressBy(config),
      findPattern: (path) => findPublicPattern(pages, path),
    });
  }
  installProcessBeat(app, { ...api, log, folder: config.dataDir });
  if (deps.checkAnswers) installAnswerCheck(app, deps.checkAnswers);
  // With debug logs or during maintenance every request must pass all hooks.
  if (config.logLevel !== 'debug' && !config.maintenance) {
    installCachedResponses(app, maintenance);
  }
  readRequestHeads(app.server);
  closeRefusedUpgrades(app.server);
  installMaintenance(app, {
    isOnByEnvironment: config.maintenance,
    running: maintenance ?? (() => null),
    isOperator: async (request) => typeof (await operatorOf(request)) === 'object',
    clock: api.clock,
  });
  app.addHook('onRequest', guardWrites({ limit: api.limits.address, writes, ...config }));

  if (clientDir !== null) {
    await registerAssets(app, clientDir, deps.olderClientDirs);
    registerWorker(app, clientDir);
    registerTooltips(app, join(clientDir, '..', 'tooltips'));
  }
  await registerApi(app, api, findIsland(pages, api.limits.islands), {
    sendBarePage: (reply, error) => sendBarePage(pages, reply, error),
  });
  registerAdFrames(app, config);
  registerSiteFiles(app, {
    origin: config.publicSiteUrl,
    adsTxtUrl: config.adsTxtUrl,
    pages: async () => {
      // The list is useful even without the entries from the database.
      const articles = await pages
        .services()
        .articles.changes()
        .catch(() => []);
      const quotedAt = await readQuotedAt(api.db).catch(() => new Map());
      const builtAt = new Date(api.build.timestamp).toISOString();
      return siteMapPages({ catalog: api.catalog(), articles, quotedAt, builtAt });
    },
  });
  registerFeeds(app, {
    db: api.db,
    clock: api.clock,
    origin: config.publicSiteUrl,
    references: articleReferences({ db: api.db, catalog: api.catalog, quotes: readQuotes(api) }),
    articles: {
      dated: (span) => pages.services().articles.dated(span),
      event: (id) => pages.services().articles.event(id),
    },
  });
  registerPages(app, pages);
  return app;
}

function stripQuery(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Fastify takes a number of proxies as a function, and a list as a mutable array. */
function toTrustProxy({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  if (typeof trustProxy === 'number') return trustedHops(trustProxy);
  return typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy];
}
