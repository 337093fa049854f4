import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory, UNSAFE_createRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { listenBeforeRouter } from '#platform/client/before-router.ts';
import { firstUse, loaded, scheduleFirstUse } from '#platform/client/first-use.ts';
import { SiteProvider } from '#ui/page/site-context.tsx';
import { firstRoutes } from './client-routes.tsx';
import type { PageModule } from './page-definition.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import { followPaletteOpeners, setPalette } from './palette-opener.ts';
import './styles.css';

const rest = () => import('./start-client.ts');

/** Returns whether an anchor, or a game server stored on this device, changes what the page shows. */
function changesAtOnce(): boolean {
  try {
    return location.hash !== '' || localStorage.getItem('game-server') !== null;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  // Browsers that are too old show a note about it (`ui/styles/visibility.css`); the server's HTML stays unchanged.
  if (document.querySelector<HTMLElement>('.too-old')?.offsetParent) return;
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
  const { page: line, loaderData, errors, needsSession } = state;
  // The document's head preloads it.
  const module: PageModule | null = line && (await import(/* @vite-ignore */ line.module));
  const routes = firstRoutes(line && module && { line, module }, async (args) => (await rest()).loadPage(args));
  let hasAllPages = false;
  listenBeforeRouter();
  followPaletteOpeners();
  // As `createBrowserRouter`, whose module every page would load with `Link` and `Form` (decision 34).
  const router = UNSAFE_createRouter({
    routes,
    history: UNSAFE_createBrowserHistory(),
    hydrationData: { loaderData, errors },
    async patchRoutesOnNavigation({ patch }) {
      if (hasAllPages) return;
      patch('root', (await rest()).pageRoutes());
      hasAllPages = true;
    },
  }).initialize();
  // Everything from here on belongs to later pages. A mark says so, because a shared module would split the first
  // script.
  performance.mark('first-page');
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={state.site}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
  });
  void scheduleFirstUse();
  // Code that changes what the page shows must not wait for the first use.
  await (needsSession || changesAtOnce() ? loaded() : firstUse());
  const { startClient } = await rest().catch((error: unknown) => {
    setPalette(() => location.assign('/items'));
    throw error;
  });
  startClient(router, state);
}

void start();
