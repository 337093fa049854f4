import fastify, { type FastifyInstance } from 'fastify';
import { maintenanceGate } from '#features/shell/maintenance/maintenance.gate.ts';
import { registerSiteFiles } from '#features/shell/site-files/site-file.routes.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import type { Log } from '#platform/log/log.ts';
import { type ApiContext, registerApi } from './api.ts';
import { registerAssets } from './asset-routes.ts';
import { type PageDeps, registerPages, sendErrorPage } from './page-routes.ts';

export interface AppDeps {
  log: Log;
  api: ApiContext;
  pages: PageDeps;
  /** The browser's half of the build; null: Vite serves it. */
  clientDir: string | null;
}

/** The whole site without a port. Reads from top to bottom as a request travels. */
export async function createApp({ log, api, pages, clientDir }: AppDeps): Promise<FastifyInstance> {
  const { config } = api;
  const app = fastify({
    ...HTTP_OPTIONS,
    loggerInstance: log,
    disableRequestLogging: config.logLevel !== 'debug',
    trustProxy: config.trustProxy,
  });
  installErrorHandling(app, {
    toUnavailable,
    pageNotFound: (request, reply) => sendErrorPage(pages, reply, request.url.split('?', 1)[0] ?? '/'),
  });
  installSecurityHeaders(app, config);
  app.addHook('onRequest', maintenanceGate(config));

  if (clientDir !== null) await registerAssets(app, clientDir);
  await registerApi(app, api);
  registerSiteFiles(app, { config, catalog: api.catalog, pagePaths: () => pagePathsOf(api) });
  registerPages(app, pages);
  return app;
}
