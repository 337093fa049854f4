import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import { followLinks } from '#platform/client/follow-links.ts';
import { navigate, setNavigate } from '#platform/client/navigate.ts';
import { type Site, SiteProvider } from '#ui/page/site-context.tsx';

export const SITE: Site = {
  origin: location.origin,
  assetBaseUrl: null,
  fontStylesheet: null,
  signIn: { url: null, publicKey: 'key', providers: ['local'], isOpenToNicknames: true },
  guard: { include: [], exclude: [] },
  gameServers: [
    { id: 1, name: '연' },
    { id: 2, name: '무휼' },
  ],
};

interface ShowOptions {
  /** Path and query of the page around the component. */
  at?: string;
  /** For a page: what its loader gave. */
  data?: unknown;
  site?: Partial<Site>;
  layout?: LayoutName;
}

/** Where links and code lead, which stays unopened. */
export const visited: string[] = [];

let followsLinks = false;
let shown = 0;

/** Shows a component where pages stand: in the router, with the site's settings, in `main`. */
export async function show(component: ReactNode, { at = '/', data, site }: ShowOptions = {}) {
  shown += 1;
  // A place of the history of its own: lists are stored by it.
  history.replaceState({ usr: null, key: `shown-${shown}`, idx: 0 }, '', at);
  // Not before: what opens an overlay by a link hears of it first, as in the site.
  if (!followsLinks) followLinks({ navigate, prepare: () => undefined });
  followsLinks = true;
  const route: RouteObject = { id: 'page', path: '*', element: <main id="main">{component}</main> };
  const hydrationData = { loaderData: { page: data ?? null } };
  const router = createBrowserRouter([{ ...route, loader: () => data ?? null }], { hydrationData });
  setNavigate((path, options) => {
    const { pathname } = new URL(path, location.href);
    visited.push(path);
    // Another query of the same page stays in it.
    if (pathname === location.pathname) void router.navigate(path, options ?? {});
  });
  return render(
    <SiteProvider value={{ ...SITE, ...site }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
}
