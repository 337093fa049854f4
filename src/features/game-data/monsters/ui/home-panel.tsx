import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { MonsterHome } from '../pages/monster.loader.ts';

export function HomePanel({ homes, monsterId }: { homes: readonly MonsterHome[]; monsterId: number }) {
  if (homes.length === 0) return null;
  return (
    <Panel title="사는 곳" aside={`${homes.length}곳`}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">사냥터</th>
            <th scope="col" className="wide">
              지역
            </th>
            <th scope="col" className="num">
              레벨
            </th>
            <th scope="col" className="num">
              경험치
            </th>
            <th scope="col" className="num wide">
              체력
            </th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => (
            <tr key={home.monsterId} className={home.monsterId === monsterId && homes.length > 1 ? 'now' : undefined}>
              <th scope="row">
                <a href={home.href} className="text-paper">
                  {home.name}
                </a>
              </th>
              <td className="dim wide">{home.regionName}</td>
              <td className="num">{home.levels ?? '–'}</td>
              <td className="num">{home.exp === null ? '–' : formatDigits(home.exp)}</td>
              <td className="num wide">{home.hp === null ? '–' : formatDigits(home.hp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
