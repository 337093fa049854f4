import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';

const MyOpenTrades = await drawnLater(async () => (await import('./my-open-trades.tsx')).default);

export function MyOpenTradesPanel() {
  return (
    <Panel title="내 매물" more={{ href: '/me/trades', label: '내 거래' }}>
      <div style={{ minHeight: 84 }}>
        <MyOpenTrades />
      </div>
    </Panel>
  );
}
