import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ITEM_DISTRIBUTION_NAMES } from '../party.labels.ts';
import { ITEM_DISTRIBUTION_MEANINGS } from '../party-text.labels.ts';

export default function SharingPanel() {
  const rows = Object.entries(ITEM_DISTRIBUTION_MEANINGS).map(([distribution, meaning]) => ({
    label: ITEM_DISTRIBUTION_NAMES[Number(distribution)] ?? '',
    value: meaning,
  }));
  return (
    <Panel title="분배 방식">
      <div className="pad">
        <KeyValues rows={rows} />
      </div>
    </Panel>
  );
}
