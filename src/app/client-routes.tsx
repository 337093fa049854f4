import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { pageNotFound } from '#shared/page.ts';
import { type PageHandle, RootError, RootPage } from './document.tsx';
import { loadPayload } from './load-payload.ts';
import type { PageDefinition } from './page-definition.ts';

/** The page whose markup the browser already shows: its code must be at hand when React takes over. */
export interface FirstPage {
  path: string;
  Component: ComponentType;
}

/** The routes as the browser needs them: a page's code and its data come together, when they are asked for. */
export function createClientRoutes(pages: readonly PageDefinition[], first: FirstPage | undefined): RouteObject[] {
  const children: RouteObject[] = pages.map((definition) => ({
    id: definition.path,
    path: definition.path,
    caseSensitive: true,
    handle: definition satisfies PageHandle,
    loader: ({ request }) => loadPayload(new URL(request.url), request.signal),
    ...(definition.path === first?.path ? { Component: first.Component } : { lazy: () => loadComponent(definition) }),
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname ||
      definition.dataQuery.some((name) => differs(name, currentUrl, nextUrl)),
  }));
  children.push({ path: '*', loader: failAsNotFound, element: null });
  return [{ id: 'root', element: <RootPage />, errorElement: <RootError />, children }];
}

async function loadComponent(definition: PageDefinition) {
  const { default: Component } = await definition.page();
  return { Component };
}

function differs(name: string, a: URL, b: URL): boolean {
  return a.searchParams.get(name) !== b.searchParams.get(name);
}

function failAsNotFound({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}
