import { type ComponentType, lazy, Suspense } from 'react';
import { firstUse } from '#platform/client/first-use.ts';

type Menu = ComponentType<{ path: string }>;

/** Loaded after the page; until then, or if that fails, the server's HTML stays. */
let WholeMenu: Menu = lazy(() =>
  firstUse()
    .then(() => import('./whole-menu.tsx'))
    .catch(() => new Promise<never>(() => undefined)),
);

/** The server calls this, because it cannot wait for code. */
export function drawAtOnce(menu: Menu): void {
  WholeMenu = menu;
}

export function LaterMenu({ path }: { path: string }) {
  return (
    <Suspense>
      <WholeMenu path={path} />
    </Suspense>
  );
}
