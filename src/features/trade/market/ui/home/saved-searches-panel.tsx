import { Panel } from '#ui/components/panel.tsx';
import { AfterHydration } from './after-hydration.tsx';

/** Filters that one has kept, by name; the last of its column, since it grows. */
export function SavedSearchesPanel() {
  return (
    <Panel title="저장한 검색">
      <div style={{ minHeight: 48 }}>
        <AfterHydration load={() => import('./saved-searches.tsx')} />
      </div>
    </Panel>
  );
}
