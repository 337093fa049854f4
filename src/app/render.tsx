import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler } from 'react-router';
import { BareErrorPage } from '#features/shell/errors/ui/bare-error-page.tsx';
import { ErrorPage } from '#features/shell/errors/ui/error-page.tsx';
import type { ShownSettings } from '#features/shell/shell.services.ts';
import { AppError } from '#shared/errors.ts';
import { isPageError, type PageError, pageNotFound } from '#shared/page.ts';
import type { Site } from '#ui/page/site-context.tsx';
import type { HeadOf } from './document-head.ts';
import { DocumentRenderer, type RenderedPage } from './document-renderer.tsx';
import { drawFooter } from './drawn-footer.tsx';
import { createIslands } from './islands/islands.tsx';
import { drawErrorAtOnce } from './later-error.tsx';
import { drawAtOnce } from './later-menu.tsx';
import { PageContextLoader } from './page-context-loader.ts';
import type { PageServices } from './page-definition.ts';
import { type MatchedPage, PageMatcher } from './page-matcher.ts';
import type { PagePayload } from './page-state.ts';
import { pages } from './routes.ts';
import { createServerRoutes, loadPages } from './server-routes.tsx';
import { SiteFooter } from './site-footer.tsx';
import WholeMenu from './whole-menu.tsx';

export interface RendererOptions {
  site: Site;
  build: string;
  headOf: HeadOf;
  onError(error: unknown): void;
}

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

export async function createRenderer({ site, build, headOf, onError }: RendererOptions) {
  drawAtOnce(WholeMenu);
  drawErrorAtOnce(ErrorPage);
  drawFooter(SiteFooter);
  const loaded = await loadPages(pages);
  const routes = createServerRoutes(loaded);
  const handler = createStaticHandler(routes);
  const matcher = new PageMatcher(loaded, handler, site);
  const contexts = await PageContextLoader.create(handler, matcher, onError);
  const documents = new DocumentRenderer({ site, build, headOf, routes, matcher });
  const styles = findStylesheets(headOf(null).tags);
  const barePage = (error: PageError) => toBarePage(error, styles);

  return {
    pages,
    islandOf: createIslands(site),

    /** Returns the query without an unknown game server, or the same object if it names none. */
    knownQuery: (query: URLSearchParams) => matcher.knownQuery(query),

    match: (pathname: string, requested: URLSearchParams): MatchedPage | undefined =>
      matcher.match(pathname, requested),

    /** A small page without scripts, for when there is no time to render one. */
    busyPage: barePage(busyError()),
    barePage,

    /** @param turn resolves when the rendering, which holds the thread, may begin */
    async renderPage(matched: MatchedPage, services: PageServices, turn = atOnce): Promise<RenderedPage> {
      const context = await contexts.load(matched.key, services, matched);
      await turn();
      return documents.render(context, services.catalog.version, services.shell);
    },

    /**
     * Returns a function that runs only React's rendering of a page, with its data loaded, as the benchmark's baseline.
     */
    async prepareBare(key: string, services: PageServices): Promise<() => string> {
      const context = await contexts.load(key, services);
      const pageId = context.matches.at(-1)?.route.id ?? null;
      return () => renderToString(documents.elementOf(context, pageId));
    },

    async renderPayload(matched: MatchedPage, services: PageServices): Promise<RenderedPage> {
      const context = await contexts.load(matched.dataKey, services, matched);
      const error = context.errors ? Object.values(context.errors)[0] : undefined;
      if (isPageError(error)) return { status: error.status, body: JSON.stringify(error) };
      const id = context.matches.at(-1)?.route.id ?? '';
      const payload: PagePayload = { build, data: context.loaderData[id] ?? null };
      return { status: 200, body: JSON.stringify(payload) };
    },

    renderError(pathname: string, shell: ShownSettings, error: PageError = pageNotFound(pathname)): RenderedPage {
      return documents.render(contexts.failed(pathname, error), '', shell);
    },
  };
}

const atOnce = async (): Promise<void> => {};

function busyError(): PageError {
  const { statusCode: status, message } = new AppError('UNAVAILABLE');
  return { status, message };
}

function findStylesheets(head: string): string {
  return head.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
}

function toBarePage(error: PageError, styles: string): string {
  const html = renderToStaticMarkup(<BareErrorPage error={error} />);
  return `<!DOCTYPE html>${html.replace('</head>', () => `${styles}</head>`)}`;
}
