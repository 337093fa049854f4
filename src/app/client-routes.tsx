import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageNotFound } from '#shared/page.ts';
import { RootError, RootPage } from './document.tsx';
import { loadPayload } from './load-payload.ts';
import type { PageDefinition } from './page-definition.ts';

/** The routes as the browser needs them: a page's code and its data come together, when they are asked for. */
export function createClientRoutes(pages: readonly PageDefinition[]): RouteObject[] {
  const children: RouteObject[] = pages.map((definition) => ({
    id: definition.path,
    path: definition.path,
    handle: { layout: definition.layout },
    loader: ({ request }) => loadPayload(new URL(request.url), request.signal),
    lazy: () => definition.page().then((module) => ({ Component: module.default })),
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      definition.dataQuery.some((name) => differs(name, currentUrl, nextUrl)),
  }));
  children.push({ path: '*', loader: failAsNotFound });
  return [{ id: 'root', element: <RootPage />, errorElement: <RootError />, children }];
}

function differs(name: string, a: URL, b: URL): boolean {
  return a.searchParams.get(name) !== b.searchParams.get(name);
}

function failAsNotFound({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}
