import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ITEM_DISTRIBUTION_NAMES } from '../party.labels.ts';
import { ITEM_DISTRIBUTION } from '../party-codes.ts';

const MEANINGS: readonly (readonly [distribution: number, meaning: string])[] = [
  [ITEM_DISTRIBUTION.free, '줍는 사람이 가짐'],
  [ITEM_DISTRIBUTION.turns, '정한 차례대로'],
  [ITEM_DISTRIBUTION.dice, '주사위를 던져서'],
  [ITEM_DISTRIBUTION.split, '팔아서 사람 수대로'],
  [ITEM_DISTRIBUTION.needed, '쓰는 직업이 먼저'],
  [ITEM_DISTRIBUTION.agreed, '그때그때 정함'],
];

export function SharingPanel() {
  const rows = MEANINGS.map(([distribution, meaning]) => ({
    label: ITEM_DISTRIBUTION_NAMES[distribution] ?? '',
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
