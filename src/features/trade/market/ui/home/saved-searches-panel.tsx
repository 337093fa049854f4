import { Panel } from '#ui/components/panel.tsx';
import { AfterHydration } from './after-hydration.tsx';

export function SavedSearchesPanel() {
  return (
    <Panel title="저장한 검색">
      <div style={{ minHeight: 48 }}>
        <AfterHydration load={() => import('./saved-searches.tsx')} />
      </div>
    </Panel>
  );
}
