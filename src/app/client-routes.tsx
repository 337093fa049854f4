import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { pageNotFound } from '#shared/page.ts';
import { type PageHandle, RootError, RootPage } from './document.tsx';
import { loadPayload } from './load-payload.ts';
import type { PageDefinition, PageModule } from './page-definition.ts';

/** The page whose markup the browser already shows: its code must be at hand when React takes over. */
export interface FirstPage {
  path: string;
  module: PageModule;
}

/** The routes as the browser needs them: a page's code and its data come together, when they are asked for. */
export function createClientRoutes(pages: readonly PageDefinition[], first: FirstPage | undefined): RouteObject[] {
  const children: RouteObject[] = pages.map((definition) => ({
    id: definition.path,
    path: definition.path,
    caseSensitive: true,
    loader: ({ request }) => loadPayload(new URL(request.url), request.signal),
    ...(definition.path === first?.path
      ? ofModule(definition, first.module)
      : { lazy: async () => ofModule(definition, await definition.page()) }),
  }));
  children.push({ path: '*', loader: failAsNotFound, element: null });
  return [{ id: 'root', element: <RootPage />, errorElement: <RootError />, children }];
}

/** What is known of a page once its code is here. */
function ofModule(
  { layout, ...definition }: PageDefinition,
  { default: Component, params = definition.params }: PageModule,
) {
  return {
    Component,
    handle: { layout, params } satisfies PageHandle,
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname ||
      params.dataKey(currentUrl.searchParams) !== params.dataKey(nextUrl.searchParams),
  };
}

function failAsNotFound({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}
