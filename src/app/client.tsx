import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { listItems } from '#features/game-data/items/item-endpoints.contract.ts';
import { listMonsters } from '#features/game-data/monsters/monster-endpoints.contract.ts';
import { listSkills } from '#features/game-data/skills/skill.contract.ts';
import { followLinks } from '#platform/client/follow-links.ts';
import { prefetchWhenIdle } from '#platform/client/prefetch.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { urlOf } from '#shared/endpoint.ts';
import { SiteProvider } from '#ui/page/site-context.tsx';
import { createClientRoutes, type FirstPage } from './client-routes.tsx';
import { loadAhead, setBuild } from './load-payload.ts';
import { waitForOverlays } from './overlays.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import { pages } from './routes.ts';
import './styles.css';

/** Lists that tools of the site read; from addresses that change with the facts, so they are fetched once. */
const STATIC_LISTS = [listSkills, listItems, listDungeons, listMonsters];

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
  const routes = createClientRoutes(pages, await firstPage());

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData, errors: state.errors },
  });
  /** Where the visitor is going, or is. */
  const destination = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? location;
    return pathname + search + hash;
  };
  setBuild(state.build, destination);
  // Before the links are followed: what opens the palette is a link too, for whoever has no scripts.
  waitForOverlays(state.dataVersion);
  const navigate = (path: string, options?: { replace?: boolean }) => {
    const url = new URL(path, location.href);
    // Only pages of the list are drawn here: documents of the API, pictures and unknown paths are the server's to answer.
    if (pageOf(url.pathname)) void router.navigate(path, options).then(() => focusPlace(url.hash));
    else location.assign(path);
  };
  followLinks({
    navigate,
    prepare(path) {
      const url = new URL(path, location.href);
      const page = pageOf(url.pathname);
      if (!page || url.pathname === location.pathname) return;
      void page.page().catch(() => undefined);
      loadAhead(url);
    },
  });
  prefetchWhenIdle(STATIC_LISTS.map((list) => urlOf(list, { query: { v: state.dataVersion } })));
  window.addEventListener('vite:preloadError', (event) => {
    // What is only loaded ahead may fail: nobody has asked to go anywhere.
    if (router.state.navigation.state !== 'idle' && reloadOnce(destination())) event.preventDefault();
  });
  // What comes now belongs to later pages. A mark, since a module that both share would split the first script.
  performance.mark('first-page');
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={state.site}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
  });
  const { startClient } = await import('./start-client.ts');
  startClient(router, navigate, state.site, pageOf);
}

/** The focus goes along to a place that can hold it (the skip link's), as it would without a router. */
function focusPlace(hash: string): void {
  if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
}

function pageOf(pathname: string) {
  const match = matchRoutes(
    pages.map(({ path }) => ({ path })),
    pathname,
  )?.at(-1);
  return match && pages.find(({ path }) => path === match.route.path);
}

async function firstPage(): Promise<FirstPage | undefined> {
  const page = pageOf(location.pathname);
  return page && { path: page.path, module: await page.page() };
}

void start();
