import type { StaticHandler, StaticHandlerContext } from 'react-router';
import { isPageError, type PageError, pageNotFound } from '#shared/page.ts';
import type { PageServices } from './page-definition.ts';
import type { MatchedPage, PageMatcher } from './page-matcher.ts';
import { ROOT_ID } from './server-routes.tsx';

type OnError = (error: unknown) => void;

/**
 * Loads what the router renders a page from. Does the same as the router's own `query`, but without its request, signals
 * and strategies, which take as long as most loaders.
 */
export class PageContextLoader {
  readonly #matcher: PageMatcher;
  readonly #nowhere: StaticHandlerContext;
  readonly #onError: OnError;

  private constructor(matcher: PageMatcher, nowhere: StaticHandlerContext, onError: OnError) {
    this.#matcher = matcher;
    this.#nowhere = nowhere;
    this.#onError = onError;
  }

  static async create(handler: StaticHandler, matcher: PageMatcher, onError: OnError): Promise<PageContextLoader> {
    return new PageContextLoader(matcher, await contextOfNowhere(handler), onError);
  }

  async load(key: string, services: PageServices, matched?: MatchedPage): Promise<StaticHandlerContext> {
    // Not `new URL(key, base)`, because a path that begins with two slashes would be read as another host.
    const url = new URL(`http://page.invalid${key}`);
    const { pathname, search, hash } = url;
    // Dot segments and backslashes would resolve to another page, which would be cached under this key.
    if (matched && pathname !== matched.pathname) return this.failed(matched.pathname, pageNotFound(matched.pathname));
    const matches = matched?.matches ?? this.#matcher.matchesOf(pathname);
    const found = matches?.at(-1);
    const page = this.#matcher.findPage(found?.route.id);
    if (!matches || !found || !page) return this.failed(pathname, pageNotFound(pathname));
    const location = { ...this.#nowhere.location, pathname, search, hash };
    const context = { ...this.#nowhere, matches, location };
    try {
      const data = await page.read({ params: found.params, url }, services);
      return { ...context, loaderData: { [page.path]: data }, errors: null, statusCode: 200 };
    } catch (error) {
      // The page's match is left out, as in the browser, which receives no page: the frame must be the same.
      return this.failed(pathname, toPageError(error, this.#onError));
    }
  }

  failed(pathname: string, error: PageError): StaticHandlerContext {
    const location = { ...this.#nowhere.location, pathname };
    return { ...this.#nowhere, location, loaderData: {}, errors: { [ROOT_ID]: error }, statusCode: error.status };
  }
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
function toPageError(caught: unknown, onError: OnError): PageError {
  if (isPageError(caught)) return caught;
  onError(caught);
  return { status: 500, message: '' };
}
