import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import type { RegionRow } from '../pages/region-rows.ts';
import css from './home.module.css';

const REGION_ICONS: Readonly<Record<number, GameIconName>> = {
  1: 'beast/rabbit',
  2: 'skill/cave-entrance',
  3: 'beast/death-skull',
  4: 'beast/totem',
  5: 'beast/horse-head',
  6: 'skill/castle',
  7: 'beast/oni',
  8: 'beast/sea-dragon',
  9: 'gear/asian-lantern',
  10: 'skill/mountains',
  11: 'skill/forest',
  12: 'skill/angel-wings',
  13: 'skill/island',
};

/** Used for a region that an operator has added. */
const OTHER_REGION: GameIconName = 'skill/village';

export function RegionTable({ regions }: { regions: readonly RegionRow[] }) {
  return (
    <Panel title="사냥터" more={{ href: '/dungeons/regions/1', label: '초급부터 보기' }}>
      <table className="t">
        <thead>
          <tr>
            <th>지역</th>
            <th className="num">레벨</th>
            <th className={`num ${css.dungeonCount}`}>사냥터</th>
            <th className="num">몬스터</th>
          </tr>
        </thead>
        <tbody>
          {regions.map((region) => (
            <tr key={region.id}>
              <td>
                <span className="row">
                  <a className="item" href={`/dungeons/regions/${region.id}`}>
                    <Tile icon={REGION_ICONS[region.id] ?? OTHER_REGION} />
                    <span className="nm">{region.name}</span>
                  </a>
                  {!region.opened && <Tag tone="off">아직 안 열림</Tag>}
                </span>
              </td>
              <td className="num">{region.levels ?? '–'}</td>
              <td className={`num ${css.dungeonCount}`}>{formatDigits(region.dungeonCount)}</td>
              <td className="num">{formatDigits(region.monsterCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
