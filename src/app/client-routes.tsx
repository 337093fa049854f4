import type { LoaderFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { pageNotFound } from '#shared/page.ts';
import { handleOf, RootError, RootPage } from './document.tsx';
import type { PageLine, PageModule } from './page-definition.ts';

/** The page that the document shows: its code must be at hand when React takes over. */
export interface FirstPage {
  line: PageLine;
  module: PageModule;
}

/** The routes that a document begins with. Those of all other pages are added when one goes there. */
export function firstRoutes(first: FirstPage | null, loader: LoaderFunction): RouteObject[] {
  const children: RouteObject[] = [{ path: '*', loader: failAsNotFound, element: null }];
  if (first) children.unshift({ ...routeOf(first.line, loader), ...partsOf(first) });
  return [{ id: 'root', element: <RootPage />, errorElement: <RootError />, children }];
}

/** A page without its code. */
export function routeOf({ path }: PageLine, loader: LoaderFunction) {
  return { id: path, path, caseSensitive: true, loader } satisfies RouteObject;
}

/** What is known of a page once its code is here. */
export function partsOf({ line, module }: FirstPage) {
  const handle = handleOf(line, module);
  const { params } = handle;
  return {
    Component: module.default,
    handle,
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname ||
      params.dataKey(currentUrl.searchParams) !== params.dataKey(nextUrl.searchParams),
  };
}

function failAsNotFound({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}
