import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { listenBeforeRouter } from '#platform/client/before-router.ts';
import { firstUse, loaded } from '#platform/client/first-use.ts';
import { SiteProvider } from '#ui/page/site-context.tsx';
import { firstRoutes } from './client-routes.tsx';
import type { PageModule } from './page-definition.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import './styles.css';

const rest = () => import('./start-client.ts');

/** An anchor, or the game server that this device stores, changes what is seen. */
function changesAtOnce(): boolean {
  try {
    return location.hash !== '' || localStorage.getItem('game-server') !== null;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  // A browser that is too old shows the line about it (`ui/styles/visibility.css`): what the server drew stays as it is.
  if (document.querySelector<HTMLElement>('.too-old')?.offsetParent) return;
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
  const { page: line, loaderData, errors, needsSession } = state;
  // The document's head preloads it.
  const module: PageModule | null = line && (await import(/* @vite-ignore */ line.module));
  const routes = firstRoutes(line && module && { line, module }, async (args) => (await rest()).loadPage(args));
  let hasAllPages = false;
  listenBeforeRouter();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors },
    async patchRoutesOnNavigation({ patch }) {
      if (hasAllPages) return;
      patch('root', (await rest()).pageRoutes());
      hasAllPages = true;
    },
  });
  // What follows belongs to later pages. A mark rather than a shared module, which would split the first script.
  performance.mark('first-page');
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={state.site}>
        <RouterProvider router={router} />
      </SiteProvider>,
    );
  });
  // What changes what is seen does not wait for a use.
  await (needsSession || changesAtOnce() ? loaded() : firstUse());
  const { startClient } = await rest();
  startClient(router, state);
}

void start();
