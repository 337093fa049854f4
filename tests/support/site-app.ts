import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ApiContext } from '#app/api.ts';
import { createApp } from '#app/create-app.ts';
import { createHead } from '#app/document-head.ts';
import { openSite } from '#app/open-site.ts';
import type { PageServices } from '#app/page-definition.ts';
import type { MatchedPage } from '#app/page-matcher.ts';
import type { Renderer } from '#app/render.tsx';
import { toSite } from '#app/to-site.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { PageCache } from '#platform/answers/page-cache.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { silentLog } from '#platform/log/log.ts';
import { CLIENT_DIR, loadBuiltRenderer, readBuild } from './build.ts';
import { createFactsDatabase } from './database.ts';
import { openedForTests } from './opened-for-tests.ts';
import { recordingErrors } from './provoked-errors.ts';

export const ORIGIN = 'https://naru.example';

export interface SiteApp {
  app: FastifyInstance;
  config: Config;
  build: { id: string; timestamp: number };
  catalog(): Catalog;
  services(): PageServices;
  api: ApiContext;
  cache: PageCache;
  withServices(services: () => PageServices): Promise<FastifyInstance>;
  /** Another app of this process over the same caches. */
  withApi(own: Partial<ApiContext>): Promise<FastifyInstance>;
  withPages(change: (match: MatchedPage | undefined) => MatchedPage | undefined): Promise<FastifyInstance>;
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

let shared: Promise<SiteApp> | undefined;

/**
 * The site that the page tests of a worker share; it closes with the worker. Tests may read, and add people and their data;
 * a test that changes the market or the facts opens a site of its own.
 */
export function sharedSiteApp(): Promise<SiteApp> {
  shared ??= openSiteApp();
  return shared;
}

export const sharedTestSite = (): SiteApp => openedForTests(sharedSiteApp);

export const testSite = (settings?: Settings): SiteApp =>
  openedForTests(
    () => openSiteApp(settings),
    (site) => site.close(),
  );

/** The whole site in this process, without a port: the project's facts in a database of its own, the built pages. */
export async function openSiteApp(settings: Settings = {}): Promise<SiteApp> {
  const database = await createFactsDatabase();
  const config = configOf({ PUBLIC_SITE_URL: ORIGIN, DATABASE_URL: database.url, ...settings });
  const build = readBuild();
  const log = silentLog;
  const site = await openSite({ config, log, build, progress: () => {} });
  const renderer = await loadBuiltRenderer({
    site: toSite(config),
    build: build.id,
    headOf: createHead(CLIENT_DIR),
    onError: () => {},
  });
  const parts = { log, config, api: site.api, clientDir: CLIENT_DIR, checkAnswers: recordingErrors };
  const app = await createApp({
    ...parts,
    pages: { renderer: () => renderer, services: site.services, cache: site.cache },
  });
  const others: FastifyInstance[] = [];

  return {
    app,
    config,
    build,
    api: site.api,
    cache: site.cache,
    catalog: site.api.catalog as () => Catalog,
    services: site.services,
    async withServices(services) {
      const other = await createApp({ ...parts, pages: { renderer: () => renderer, services, cache: null } });
      others.push(other);
      return other;
    },
    async withApi(own) {
      const pages = { renderer: () => renderer, services: site.services, cache: site.cache };
      const other = await createApp({ ...parts, api: { ...site.api, ...own }, pages });
      others.push(other);
      return other;
    },
    async withPages(change) {
      const changed: Renderer = { ...renderer, match: (path, query) => change(renderer.match(path, query)) };
      const pages = { renderer: () => changed, services: site.services, cache: null };
      const other = await createApp({ ...parts, pages });
      others.push(other);
      return other;
    },
    get: (url, headers = {}) => app.inject({ url, headers }),
    async close() {
      for (const one of [app, ...others]) await one.close();
      await site.close();
      await database.drop();
    },
  };
}

function configOf(settings: Readonly<Record<string, string>>): Config {
  const read = readConfig(settings);
  if (!read.ok) throw new Error(read.issues.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  return read.config;
}
