import { Panel } from '#ui/components/panel.tsx';
import { ITEM_DISTRIBUTION_NAMES } from '../party.labels.ts';
import { ITEM_DISTRIBUTION } from '../party-codes.ts';

const MEANINGS: readonly (readonly [number, string])[] = [
  [ITEM_DISTRIBUTION.free, '줍는 사람이 가집니다.'],
  [ITEM_DISTRIBUTION.turns, '정한 차례대로 가집니다.'],
  [ITEM_DISTRIBUTION.dice, '주사위를 던져 정합니다.'],
  [ITEM_DISTRIBUTION.split, '팔아서 사람 수대로 나눕니다.'],
  [ITEM_DISTRIBUTION.needed, '격수처럼 그 아이템을 쓰는 직업이 먼저 가집니다.'],
  [ITEM_DISTRIBUTION.agreed, '그때그때 이야기해 정합니다.'],
];

export function SharingPanel() {
  return (
    <Panel title="분배 방식">
      <dl className="lines">
        {MEANINGS.map(([distribution, meaning]) => (
          <div key={distribution} className="line small">
            <dt style={{ width: 88, flex: 'none' }}>{ITEM_DISTRIBUTION_NAMES[distribution]}</dt>
            <dd className="dim">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
