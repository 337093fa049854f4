import { dungeonLevelText } from '#features/game-data/dungeons/dungeon.labels.ts';
import { mapRouteHref } from '#features/game-data/pathfinding/ui/public/map-route-link.ts';
import { Panel } from '#ui/components/panel.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import type { KingBand } from '../king.facts.ts';

interface KingHuntingGroundsProps {
  band: KingBand;
  palace: { code: string; name: string } | null;
  level: number;
}

export const KingHuntingGrounds = later(function KingHuntingGrounds({ band, palace, level }: KingHuntingGroundsProps) {
  const homeless = band.monsters.filter(({ ref }) => ref === null).map(({ name }) => name);
  return (
    <Panel title="사는 곳과 가는 길" aside={palace ? `${palace.name}에서` : '왕이 있는 곳은 알려지지 않음'}>
      <table className="t two" aria-label="사는 곳">
        <thead>
          <tr>
            <th scope="col">사냥터</th>
            <th scope="col" className="wide">
              몬스터
            </th>
            <th scope="col" className="num">
              <span className="visually-hidden">길</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {band.huntingGrounds.map((huntingGround) => (
            <tr key={huntingGround.id}>
              <th scope="row">
                <a href={huntingGround.href} className="text-paper">
                  {huntingGround.name}
                </a>
                <span className="sub narrow">{huntingGround.monsters.join(' · ')}</span>
                <span className="sub wide">{dungeonLevelText(huntingGround.levels)}</span>
              </th>
              <td className="dim wide">{huntingGround.monsters.join(' · ')}</td>
              <td className="num">
                <a
                  className="btn sm"
                  href={mapRouteHref({
                    ...(palace ? { from: palace.code } : {}),
                    to: `dungeon:${huntingGround.id}`,
                    level,
                  })}
                  aria-label={`${huntingGround.name} 가는 길`}
                >
                  가는 길
                </a>
              </td>
            </tr>
          ))}
          {homeless.length > 0 && (
            <tr className="off">
              <th scope="row">
                알려지지 않음
                <span className="sub narrow">{homeless.join(' · ')}</span>
              </th>
              <td className="wide">{homeless.join(' · ')}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
});
