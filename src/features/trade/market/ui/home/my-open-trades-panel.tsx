import { memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import { Panel } from '#ui/components/panel.tsx';

const load = () => import('./my-open-trades.tsx');
const MyOpenTrades = drawnLater(load, import.meta.env.SSR ? (await load()).default : undefined);

// Memoized: drawn anew before the code has come it would lose what the server drew.
export const MyOpenTradesPanel = memo(function MyOpenTradesPanel() {
  return (
    <Panel title="내 매물" more={{ href: '/me/trades', label: '내 거래' }}>
      <div style={{ minHeight: 84 }}>
        <Suspense>
          <MyOpenTrades />
        </Suspense>
      </div>
    </Panel>
  );
});
