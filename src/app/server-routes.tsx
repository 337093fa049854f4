import { createContext, type LoaderFunctionArgs, type RouteObject, type RouterContextProvider } from 'react-router';
import { type AppError, isAppError } from '#shared/errors.ts';
import { type PageError, pageNotFound } from '#shared/page.ts';
import { type PageHandle, RootError, RootPage } from './document.tsx';
import type { PageDefinition, PageLoader } from './page-definition.ts';
import type { PageServices } from './page-services.ts';

export const ROOT_ID = 'root';

export const servicesContext = createContext<PageServices>();

interface LoaderArgs extends LoaderFunctionArgs {
  context: Readonly<RouterContextProvider>;
}

/** The routes with every page and loader already imported: `renderToString` waits for nothing. */
export async function createServerRoutes(pages: readonly PageDefinition[]): Promise<RouteObject[]> {
  const children = await Promise.all(pages.map(toServerRoute));
  return [{ id: ROOT_ID, element: <RootPage />, errorElement: <RootError />, children }];
}

async function toServerRoute(definition: PageDefinition): Promise<RouteObject> {
  const { default: Component } = await definition.page();
  const load = definition.load ? (await definition.load()).load : () => null;
  return {
    id: definition.path,
    path: definition.path,
    caseSensitive: true,
    element: <Component />,
    handle: definition satisfies PageHandle,
    loader: (args) => runLoader(load, args as LoaderArgs),
  };
}

async function runLoader(load: PageLoader, { params, request, context }: LoaderArgs): Promise<unknown> {
  const url = new URL(request.url);
  try {
    return await load({ params, url }, context.get(servicesContext));
  } catch (error) {
    throw isAppError(error) ? pageErrorOf(error, url.pathname) : error;
  }
}

/** A malformed id in a page's path leads nowhere, like an absent one; other errors keep their words. */
function pageErrorOf(error: AppError, path: string): PageError {
  if (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT') return pageNotFound(path);
  return { status: error.statusCode, message: error.message };
}
