import { memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import '#features/trade/market/ui/public/market-tables.module.css';
import type { NoPartiesProps } from './no-parties.tsx';
import type { SidePanelsProps } from './side-panels.tsx';

const loadSide = () => import('./side-panels.tsx');
const loadEmpty = () => import('./no-parties.tsx');
const Side = drawnLater<SidePanelsProps>(loadSide, import.meta.env.SSR ? (await loadSide()).default : undefined);
const Empty = drawnLater<NoPartiesProps>(loadEmpty, import.meta.env.SSR ? (await loadEmpty()).default : undefined);

// Memoized: new props before the code has come would take away what the server drew.

export const SidePanels = memo(function SidePanels(props: SidePanelsProps) {
  return (
    <Suspense>
      <Side {...props} />
    </Suspense>
  );
});

export const NoParties = memo(function NoParties(props: NoPartiesProps) {
  return (
    <Suspense>
      <Empty {...props} />
    </Suspense>
  );
});
