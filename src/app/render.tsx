import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { OperatorLevel } from '#shared/operator-level.ts';
import { isPageError, type PageError, pageNotFound } from '#shared/page.ts';
import type { Topic } from '#shared/topic.ts';

import { type Site, SiteProvider } from '#ui/page/site-context.tsx';
import type { HeadOf } from './document-head.ts';
import type { PageTag } from './page-definition.ts';

import type { PageServices } from './page-services.ts';
import { PAGE_STATE_ID, type PagePayload, type PageState, type ShownPage } from './page-state.ts';
import { pages } from './routes.ts';
import { createServerRoutes, loadPages, ROOT_ID, servicesContext } from './server-routes.tsx';

/** A path without a page: the router answers it with its error element, which is all an error page needs. */
const NOWHERE = '/_nowhere/_nowhere';

export interface RendererOptions {
  site: Site;
  build: string;
  headOf: HeadOf;
  onError(error: unknown): void;
}

export interface RenderedPage {
  status: number;
  body: string;
}

export interface MatchedPage {
  /** Path and declared query only, in a fixed order: equal pages have equal keys. */
  key: string;
  /** The same for the page's data. */
  dataKey: string;
  /** Whose events make it stale. */
  tags: readonly Topic[];
  /** Of operators, from which on it is drawn; null: for everyone. */
  operatorLevel: OperatorLevel | null;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** Renders whole documents and payloads. Holds no data: what pages read comes in with each call. */
export async function createRenderer({ site, build, headOf, onError }: RendererOptions) {
  const loaded = await loadPages(pages);
  const routes = createServerRoutes(loaded);
  const handler = createStaticHandler(routes);
  const definitionById = new Map(loaded.map((definition) => [definition.path, definition]));

  async function load(key: string, services: PageServices): Promise<StaticHandlerContext> {
    const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]));
    const context = await handler.query(requestOf(key), { requestContext });
    if (context instanceof Response) throw new Error(`A loader answered with a response: ${key}`);
    return settleErrors(context, onError);
  }

  function toDocument(context: StaticHandlerContext, dataVersion: string): RenderedPage {
    const pageId = context.errors ? null : (context.matches.at(-1)?.route.id ?? null);
    const { loaderData, errors } = context;
    const { tags, module } = headOf(pageId);
    const state: PageState = { page: shownPage(pageId, module), build, dataVersion, site, loaderData, errors };
    const html = renderToString(elementOf(context, pageId));
    return { status: context.statusCode, body: assemble(html, tags, state) };
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

    /** The page that a path and query lead to; undefined: none. */
    match(pathname: string, query: URLSearchParams): MatchedPage | undefined {
      const found = handler.match(pathname)?.at(-1);
      const id = found?.route.id;
      const definition = id ? definitionById.get(id) : undefined;
      if (!definition) return undefined;
      return {
        key: pathname + definition.params.pageKey(query),
        dataKey: pathname + definition.params.dataKey(query),
        tags: definition.tags.map((tag) => topicOf(tag, found?.params)),
        operatorLevel: definition.operatorLevel,
      };
    },

    /** The document of a matched page. */
    async renderPage(key: string, services: PageServices): Promise<RenderedPage> {
      return toDocument(await load(key, services), services.catalog.version);
    },

    /** Only React's part of a page, its data at hand: the baseline of the benchmark. */
    async prepareBare(key: string, services: PageServices): Promise<() => string> {
      const context = await load(key, services);
      const pageId = context.matches.at(-1)?.route.id ?? null;
      return () => renderToString(elementOf(context, pageId));
    },

    /** The data of a matched page for navigation in the browser. */
    async renderPayload(key: string, services: PageServices): Promise<RenderedPage> {
      const context = await load(key, services);
      const error = context.errors ? Object.values(context.errors)[0] : undefined;
      if (isPageError(error)) return { status: error.status, body: JSON.stringify(error) };
      const id = context.matches.at(-1)?.route.id ?? '';
      const payload: PagePayload = { build, data: context.loaderData[id] ?? null };
      return { status: 200, body: JSON.stringify(payload) };
    },

    /** The error page at a path. */
    async renderError(pathname: string, error: PageError = pageNotFound(pathname)): Promise<RenderedPage> {
      const context = await handler.query(requestOf(NOWHERE));
      if (context instanceof Response) throw new Error('The error page answered with a response.');
      const failed: StaticHandlerContext = {
        ...context,
        location: { ...context.location, pathname },
        matches: context.matches.slice(0, 1),
        loaderData: {},
        errors: { [ROOT_ID]: error },
        statusCode: error.status,
      };
      return toDocument(failed, '');
    },
  };
}

/** Not `new URL(key, base)`: a path that begins with two slashes would name another host. */
function requestOf(key: string): Request {
  return new Request(`http://page.invalid${key}`);
}

/** What loaders throw becomes a plain page error: anything else is logged and shown as 500 without its text. */
function settleErrors(context: StaticHandlerContext, onError: (error: unknown) => void): StaticHandlerContext {
  if (!context.errors) return context;
  const [caught] = Object.values(context.errors);
  if (!isPageError(caught)) onError(caught);
  const error: PageError = isPageError(caught) ? caught : { status: 500, message: '' };
  return { ...context, errors: { [ROOT_ID]: error }, loaderData: {}, statusCode: error.status };
}

/** Only the route in question: building a router over the whole list for each page costs time for nothing. */
function branchOf(routes: RouteObject[], pageId: string | null): RouteObject[] {
  const [root] = routes;
  if (!root?.children) return routes;
  const children = pageId === null ? [] : root.children.filter((child) => child.id === pageId);
  return [{ ...root, children } as RouteObject];
}

/** Ids mean the same in capitals. */
function topicOf(tag: PageTag, params: Readonly<Record<string, string | undefined>> = {}): Topic {
  return typeof tag === 'string' ? tag : tag.family(params[tag.param]?.toLowerCase() ?? '');
}

function assemble(html: string, head: string, state: PageState): string {
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${PAGE_STATE_ID}">${data}</script>`;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return `<!DOCTYPE html>${html.slice(0, headEnd)}${head}${html.slice(headEnd, bodyEnd)}${script}${html.slice(bodyEnd)}`;
}
