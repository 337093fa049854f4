import { type ComponentType, lazy, Suspense } from 'react';
import '#features/trade/market/ui/public/market-tables.module.css';
import type { NoPartiesProps } from './no-parties.tsx';
import type { SidePanelsProps } from './side-panels.tsx';

// Drawn by the server; the browser takes their code after the page's. The page works without it.

const loadSide = (): Promise<{ default: ComponentType<SidePanelsProps> }> => import('./side-panels.tsx').catch(nothing);
const loadEmpty = (): Promise<{ default: ComponentType<NoPartiesProps> }> => import('./no-parties.tsx').catch(nothing);
const nothing = () => ({ default: () => null });

const Side = import.meta.env.SSR ? (await loadSide()).default : lazy(loadSide);
const Empty = import.meta.env.SSR ? (await loadEmpty()).default : lazy(loadEmpty);

export function SidePanels(props: SidePanelsProps) {
  return (
    <Suspense>
      <Side {...props} />
    </Suspense>
  );
}

export function NoParties(props: NoPartiesProps) {
  return (
    <Suspense>
      <Empty {...props} />
    </Suspense>
  );
}
