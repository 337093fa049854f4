import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SiteProvider } from '#ui/page/site-context.tsx';
import { firstRoutes } from './client-routes.tsx';
import type { PageModule } from './page-definition.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.ts';
import './styles.css';

const rest = () => import('./start-client.ts');

/** Milliseconds that the rest of the code waits for the page's `load` at most: a picture may never come. */
const LOAD_LIMIT_MS = 3000;

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  addEventListener('load', resolve);
  setTimeout(resolve, LOAD_LIMIT_MS);
});

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState;
  const { page: line, loaderData, errors } = state;
  // The document's head preloads it.
  const module: PageModule | null = line && (await import(/* @vite-ignore */ line.module));
  const routes = firstRoutes(line && module && { line, module }, async (args) => (await rest()).loadPage(args));
  let hasAllPages = false;
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
  // From here on React takes presses itself; what was pressed before is done now.
  dispatchEvent(new Event('alive'));
  await loaded;
  const { startClient } = await rest();
  startClient(router, state);
}

void start();
