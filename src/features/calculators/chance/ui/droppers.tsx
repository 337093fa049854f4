import { MonsterLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Dropper } from '../pages/drop.loader.ts';
import css from './chance.module.css';

interface DroppersProps {
  droppers: readonly Dropper[];
  count: number;
  itemId: number;
}

export function Droppers({ droppers, count, itemId }: DroppersProps) {
  if (count === 0) {
    return (
      <Panel title="드롭 몬스터">
        <p className="pad dim">드롭 몬스터가 알려지지 않았습니다.</p>
      </Panel>
    );
  }
  return (
    <Panel title="드롭 몬스터" aside={`${count}마리`} more={{ href: `/items/${itemId}#drops`, label: '몬스터 전체' }}>
      <table className={`t even ${css.from}`} aria-label="드롭 몬스터">
        <thead>
          <tr>
            <th>몬스터</th>
            <th className="wide">사냥터</th>
            <th className="num">확률</th>
          </tr>
        </thead>
        <tbody>
          {droppers.map((dropper) => (
            <tr key={dropper.id} className="tap-row">
              <td>
                <MonsterLink
                  {...dropper}
                  className="opens"
                  sub={<span className="narrow block elide">{dropper.dungeons.join(' · ')}</span>}
                />
              </td>
              <td className="wide dim elide">{dropper.dungeons.join(' · ')}</td>
              <td className="num faint">알려지지 않음</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
