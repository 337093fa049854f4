import { Panel } from '#ui/components/panel.tsx';
import { AfterHydration } from './after-hydration.tsx';

export function MyOpenTradesPanel() {
  return (
    <Panel title="내 매물" more={{ href: '/me/trades', label: '내 거래' }}>
      <div style={{ minHeight: 84 }}>
        <AfterHydration load={() => import('./my-open-trades.tsx')} />
      </div>
    </Panel>
  );
}
