import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { CALLBACK_PATH } from '#features/people/sessions/ui/callback-path.ts';
import { BareErrorPage } from '#features/shell/errors/ui/bare-error-page.tsx';
import { ErrorPage } from '#features/shell/errors/ui/error-page.tsx';
import { isGuarded } from '#features/shell/guards/guard.rules.ts';
import { Strips } from '#features/shell/settings/ui/strips.tsx';
import type { ShownSettings } from '#features/shell/shell.services.ts';
import { isUnlisted } from '#features/shell/site-files/unlisted.rules.ts';
import { AppError } from '#shared/errors.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { OperatorLevel } from '#shared/operator-level.ts';
import { isPageError, type PageError, pageNotFound } from '#shared/page.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Topic } from '#shared/topic.ts';
import { MetaRecordContext } from '#ui/page/meta-record.ts';
import { type Site, SiteProvider } from '#ui/page/site-context.tsx';
import type { HeadOf } from './document-head.ts';
import { drawFooter } from './drawn-footer.tsx';
import { createIslands } from './islands/islands.tsx';
import { drawErrorAtOnce } from './later-error.tsx';
import { drawAtOnce } from './later-menu.tsx';
import { metaTags, newMetaRecord } from './meta-tags.ts';
import type { PageTag } from './page-definition.ts';
import type { PageServices } from './page-services.ts';
import { PAGE_STATE_ID, type PagePayload, type PageState, type ShownPage } from './page-state.ts';
import { pages } from './routes.ts';
import { createServerRoutes, loadPages, ROOT_ID } from './server-routes.tsx';
import { SiteFooter } from './site-footer.tsx';
import WholeMenu from './whole-menu.tsx';

/** Status of operators' pages for visitors who are not signed in; the guard then redirects to the login. */
const SIGNED_OUT = 401;

export interface RendererOptions {
  site: Site;
  build: string;
  headOf: HeadOf;
  onError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  body: string | Buffer;
}

type Matches = ReturnType<StaticHandler['match']>;

export interface MatchedPage {
  pathname: string;
  matches: Matches;
  /** Path and declared query in a fixed order, so that equal pages have equal keys. */
  key: string;
  dataKey: string;
  tags: readonly Topic[];
  isCached: boolean;
  operatorLevel: OperatorLevel | null;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

export async function createRenderer({ site, build, headOf, onError }: RendererOptions) {
  drawAtOnce(WholeMenu);
  drawErrorAtOnce(ErrorPage);
  drawFooter(SiteFooter);
  const { isOpenToNicknames } = site.signIn;
  const stripsOf = perSnapshot(({ banners }: ShownSettings) =>
    renderToStaticMarkup(<Strips isOpenToNicknames={isOpenToNicknames} banners={banners} />),
  );
  const loaded = await loadPages(pages);
  const routes = createServerRoutes(loaded);
  const handler = createStaticHandler(routes);
  const nowhere = await contextOfNowhere(handler);
  const styles = stylesheetsOf(headOf(null).tags);
  const barePage = (error: PageError) => toBarePage(error, styles);
  const definitionById = new Map(loaded.map((definition) => [definition.path, definition]));
  /** Matches of paths without parameters, which saves matching them against the whole list. */
  const knownMatches = new Map<string, Matches>(
    loaded.flatMap(({ path }) => (path.includes(':') ? [] : [[path, handler.match(path)]])),
  );
  const matchesOf = (pathname: string): Matches => knownMatches.get(pathname) ?? handler.match(pathname);

  /**
   * Does the same as the router's own `query`, but without its request, signals and strategies, which take as long as
   * most loaders.
   */
  async function load(key: string, services: PageServices, matched?: MatchedPage): Promise<StaticHandlerContext> {
    // Not `new URL(key, base)`, because a path that begins with two slashes would be read as another host.
    const url = new URL(`http://page.invalid${key}`);
    const { pathname, search, hash } = url;
    // Dot segments and backslashes would resolve to another page, which would be cached under this key.
    if (matched && pathname !== matched.pathname) return toFailed(matched.pathname, pageNotFound(matched.pathname));
    const matches = matched?.matches ?? matchesOf(pathname);
    const found = matches?.at(-1);
    const page = definitionById.get(found?.route.id ?? '');
    if (!matches || !found || !page) return toFailed(pathname, pageNotFound(pathname));
    const context = { ...nowhere, matches, location: { ...nowhere.location, pathname, search, hash } };
    try {
      const data = await page.read({ params: found.params, url }, services);
      return { ...context, loaderData: { [page.path]: data }, errors: null, statusCode: 200 };
    } catch (error) {
      // The page's match is left out, as in the browser, which receives no page: the frame must be the same.
      return toFailed(pathname, toPageError(error, onError));
    }
  }

  function toFailed(pathname: string, error: PageError): StaticHandlerContext {
    const location = { ...nowhere.location, pathname };
    return { ...nowhere, location, loaderData: {}, errors: { [ROOT_ID]: error }, statusCode: error.status };
  }

  function toDocument(context: StaticHandlerContext, dataVersion: string, shell: ShownSettings): RenderedPage {
    const pageId = context.errors ? null : (context.matches.at(-1)?.route.id ?? null);
    const { loaderData, errors } = context;
    const { pathname, search } = context.location;
    const { tags, module } = headOf(pageId);
    const page = shownPage(pageId, module);
    // Unknown paths never need the session, because their error page is the same everywhere.
    const isForOne = page !== null || context.statusCode === SIGNED_OUT;
    const needsSession = isForOne && (pathname === CALLBACK_PATH || isGuarded(pathname, site.guard));
    const state: PageState = { page, build, dataVersion, site, ads: shell.ads, loaderData, errors, needsSession };
    const record = newMetaRecord();
    const html = renderToString(<MetaRecordContext value={record}>{elementOf(context, pageId)}</MetaRecordContext>);
    const place = { origin: site.origin, isUnlisted: isUnlisted(pathname, new URLSearchParams(search)) };
    const head = tags + metaTags(record, place) + (page?.path === '/' ? verificationTags(shell.verification) : '');
    return { status: context.statusCode, body: assemble(html, head, stripsOf(shell), state) };
  }

  function shownPage(pageId: string | null, module: string | null): ShownPage | null {
    const definition = definitionById.get(pageId ?? '');
    if (!definition || module === null) return null;
    const { path, layout } = definition;
    return { path, layout, module };
  }

  function elementOf(context: StaticHandlerContext, pageId: string | null): ReactElement {
    return (
      <SiteProvider value={site}>
        <StaticRouterProvider
          router={createStaticRouter(branchOf(routes, pageId), context)}
          context={context}
          hydrate={false}
        />
      </SiteProvider>
    );
  }

  return {
    pages,
    islandOf: createIslands(site),

    /** Returns the query without an unknown game server, or the same object if it names none. */
    knownQuery: (query: URLSearchParams) => withKnownServer(query, site),

    match(pathname: string, requested: URLSearchParams): MatchedPage | undefined {
      const query = withKnownServer(requested, site);
      const matches = matchesOf(pathname);
      const found = matches?.at(-1);
      const id = found?.route.id;
      const definition = id ? definitionById.get(id) : undefined;
      if (!definition) return undefined;
      return {
        pathname,
        matches,
        key: pathname + definition.params.pageKey(query),
        dataKey: pathname + definition.params.dataKey(query),
        tags: definition.tags.map((tag) => topicOf(tag, found?.params)),
        isCached: definition.isCached,
        operatorLevel: definition.operatorLevel,
      };
    },

    /** A small page without scripts, for when there is no time to render one. */
    busyPage: barePage(busyError()),
    barePage,

    /** @param turn resolves when the rendering, which holds the thread, may begin */
    async renderPage(matched: MatchedPage, services: PageServices, turn = atOnce): Promise<RenderedPage> {
      const context = await load(matched.key, services, matched);
      await turn();
      return toDocument(context, services.catalog.version, services.shell);
    },

    /**
     * Returns a function that runs only React's rendering of a page, with its data loaded, as the benchmark's baseline.
     */
    async prepareBare(key: string, services: PageServices): Promise<() => string> {
      const context = await load(key, services);
      const pageId = context.matches.at(-1)?.route.id ?? null;
      return () => renderToString(elementOf(context, pageId));
    },

    async renderPayload(matched: MatchedPage, services: PageServices): Promise<RenderedPage> {
      const context = await load(matched.dataKey, services, matched);
      const error = context.errors ? Object.values(context.errors)[0] : undefined;
      if (isPageError(error)) return { status: error.status, body: JSON.stringify(error) };
      const id = context.matches.at(-1)?.route.id ?? '';
      const payload: PagePayload = { build, data: context.loaderData[id] ?? null };
      return { status: 200, body: JSON.stringify(payload) };
    },

    renderError(pathname: string, shell: ShownSettings, error: PageError = pageNotFound(pathname)): RenderedPage {
      return toDocument(toFailed(pathname, error), '', shell);
    },
  };
}

/** Removes a game server that the site does not have. */
function withKnownServer(query: URLSearchParams, { gameServers }: Pick<Site, 'gameServers'>): URLSearchParams {
  const { gameServer } = gameServerParams.read(query);
  if (gameServer === undefined || gameServers.some(({ id }) => id === gameServer)) return query;
  const known = new URLSearchParams(query);
  known.delete('gameServer');
  return known;
}

const atOnce = async (): Promise<void> => {};

function busyError(): PageError {
  const { statusCode: status, message } = new AppError('UNAVAILABLE');
  return { status, message };
}

function stylesheetsOf(head: string): string {
  return head.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
}

function toBarePage(error: PageError, styles: string): string {
  const html = renderToStaticMarkup(<BareErrorPage error={error} />);
  return `<!DOCTYPE html>${html.replace('</head>', () => `${styles}</head>`)}`;
}

/**
 * Returns the context of a path without a page. The router renders its error element there, which is all that an error
 * page needs.
 */
async function contextOfNowhere(handler: StaticHandler): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request('http://page.invalid/_nowhere/_nowhere'));
  if (context instanceof Response) throw new Error('The error page answered with a response.');
  return context;
}

/** Errors other than page errors are logged and shown as 500 without their message. */
function toPageError(caught: unknown, onError: (error: unknown) => void): PageError {
  if (isPageError(caught)) return caught;
  onError(caught);
  return { status: 500, message: '' };
}

/** Returns only the matching route, because a router with the whole list for each page would be slow. */
function branchOf(routes: RouteObject[], pageId: string | null): RouteObject[] {
  const [root] = routes;
  if (!root?.children) return routes;
  const children = pageId === null ? [] : root.children.filter((child) => child.id === pageId);
  return [{ ...root, children } as RouteObject];
}

function topicOf(tag: PageTag, params: Readonly<Record<string, string | undefined>> = {}): Topic {
  return typeof tag === 'string' ? tag : tag.family(params[tag.param]?.toLowerCase() ?? '');
}

function verificationTags({ naver, google }: ShownSettings['verification']): string {
  const tag = (name: string, code: string | null) => (code === null ? '' : `<meta name="${name}" content="${code}">`);
  return tag('naver-site-verification', naver) + tag('google-site-verification', google);
}

/** Start of the bar; the strips are inserted before it. */
const BAR_START = '<div class="top"';

/** @param strips elements of a kind that no body of a page begins with: React leaves them alone */
function assemble(html: string, head: string, strips: string, state: PageState): Buffer {
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${PAGE_STATE_ID}">${data}</script>`;
  const headEnd = html.indexOf('</head>');
  const barStart = Math.max(headEnd, html.indexOf(BAR_START));
  const bodyEnd = html.lastIndexOf('</body>');
  return bytesOf([
    '<!DOCTYPE html>',
    html.slice(0, headEnd),
    head,
    html.slice(headEnd, barStart),
    strips,
    html.slice(barStart, bodyEnd),
    script,
    html.slice(bodyEnd),
  ]);
}

const SCRATCH_BYTES = 1024 * 1024;
const MOST_BYTES_A_UNIT = 3;
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/**
 * Joins as bytes: a joined text would be copied once more for encoding, and its length in bytes is only known after
 * encoding. The buffer has its own memory, which a cache may retain.
 */
function bytesOf(parts: readonly string[]): Buffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  const room = units * MOST_BYTES_A_UNIT <= SCRATCH_BYTES ? scratch : Buffer.allocUnsafeSlow(units * MOST_BYTES_A_UNIT);
  let length = 0;
  for (const part of parts) length += room.write(part, length);
  const own = Buffer.allocUnsafeSlow(length);
  room.copy(own, 0, 0, length);
  return own;
}
