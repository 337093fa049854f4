import { memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import { Panel } from '#ui/components/panel.tsx';

const load = () => import('./saved-searches-place.tsx');
const SavedSearches = drawnLater(load, import.meta.env.SSR ? (await load()).default : undefined);

// Memoized: drawn anew before the code has come it would lose what the server drew.
export const SavedSearchesPanel = memo(function SavedSearchesPanel() {
  return (
    <Panel title="저장한 검색">
      <div style={{ minHeight: 48 }}>
        <Suspense>
          <SavedSearches />
        </Suspense>
      </div>
    </Panel>
  );
});
