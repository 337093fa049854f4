import type { RouteObject } from 'react-router';
import { type AppError, isAppError } from '#shared/errors.ts';
import { type PageError, type PageRequest, pageNotFound } from '#shared/page.ts';
import type { PageParams } from '#shared/page-params.ts';
import { RootError, RootPage, toPageHandle } from './document.tsx';
import type { PageDefinition, PageLoader, PageServices } from './page-definition.ts';

export const ROOT_ID = 'root';

export interface LoadedPage extends PageDefinition {
  params: PageParams;
  route: RouteObject;
  read(request: PageRequest, services: PageServices): Promise<unknown>;
}

export function loadPages(pages: readonly PageDefinition[]): Promise<LoadedPage[]> {
  return Promise.all(pages.map(loadPage));
}

export function createServerRoutes(pages: readonly LoadedPage[]): RouteObject[] {
  const children = pages.map(({ route }) => route);
  return [{ id: ROOT_ID, element: <RootPage />, errorElement: <RootError />, children }];
}

async function loadPage(definition: PageDefinition): Promise<LoadedPage> {
  const { path } = definition;
  const module = await definition.page();
  const { default: Component } = module;
  const handle = toPageHandle(definition, module);
  const load = definition.load ? (await definition.load()).load : () => null;
  const route: RouteObject = { id: path, path, caseSensitive: true, element: <Component />, handle };
  return {
    ...definition,
    params: handle.params,
    route,
    read: (request, services) => runLoader(load, request, services),
  };
}

async function runLoader(load: PageLoader, request: PageRequest, services: PageServices): Promise<unknown> {
  try {
    return await load(request, services);
  } catch (error) {
    throw isAppError(error) ? toPageError(error, request.url.pathname) : error;
  }
}

/** A malformed id in a page's path is 404, like an unknown one; other errors retain their message. */
function toPageError(error: AppError, path: string): PageError {
  if (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT') return pageNotFound(path);
  return { status: error.statusCode, message: error.message };
}
