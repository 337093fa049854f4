import { Panel } from '#ui/components/panel.tsx';
import { AfterHydration } from './after-hydration.tsx';

export function MyOpenTradesPanel() {
  return (
    <Panel title="내가 올린 것" more={{ href: '/me/trades', label: '모두' }}>
      <div style={{ minHeight: 84 }}>
        <AfterHydration load={() => import('./my-open-trades.tsx')} />
      </div>
    </Panel>
  );
}
