import { type ComponentType, lazy, Suspense } from 'react';
import { firstUse } from '#platform/client/first-use.ts';

type Menu = ComponentType<{ path: string }>;

/** Its code comes after the page; until then, and without it, what the server drew stands. */
let WholeMenu: Menu = lazy(() =>
  firstUse()
    .then(() => import('./whole-menu.tsx'))
    .catch(() => new Promise<never>(() => undefined)),
);

/** For the server, which waits for nothing. */
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
