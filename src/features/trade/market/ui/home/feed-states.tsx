import { type ComponentProps, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import type { NoTrades as Drawn } from './no-trades.tsx';

type NoTradesProps = ComponentProps<typeof Drawn>;

const loadNoTrades = () => import('./no-trades.tsx').then(({ NoTrades: loaded }) => ({ default: loaded }));

const DrawnNoTrades = drawnLater<NoTradesProps>(
  loadNoTrades,
  import.meta.env.SSR ? (await loadNoTrades()).default : undefined,
);

/** Only where nothing is listed. */
export function NoTrades(props: NoTradesProps) {
  return (
    <Suspense>
      <DrawnNoTrades {...props} />
    </Suspense>
  );
}
