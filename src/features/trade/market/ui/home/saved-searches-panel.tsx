import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';

const SavedSearches = await drawnLater(async () => (await import('./saved-searches-place.tsx')).default);

export function SavedSearchesPanel() {
  return (
    <Panel title="저장한 검색">
      <div style={{ minHeight: 48 }}>
        <SavedSearches />
      </div>
    </Panel>
  );
}
