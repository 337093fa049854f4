import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { RegionRow } from '../pages/region-rows.ts';

export function RegionTable({ regions }: { regions: readonly RegionRow[] }) {
  return (
    <Panel title="사냥터" more={{ href: '/dungeons/regions/1', label: '초급부터 보기' }}>
      <table className="t">
        <thead>
          <tr>
            <th>지역</th>
            <th className="num">권장 레벨</th>
            <th className="num">사냥터</th>
            <th className="num">몬스터</th>
          </tr>
        </thead>
        <tbody>
          {regions.map((region) => (
            <tr key={region.id}>
              <td>
                <span className="row">
                  <a className="item" href={`/dungeons/regions/${region.id}`}>
                    <span className="nm">{region.name}</span>
                  </a>
                  {!region.opened && <Tag tone="off">아직 안 열림</Tag>}
                </span>
              </td>
              <td className="num">{region.levels ?? '–'}</td>
              <td className="num">{formatDigits(region.dungeonCount)}</td>
              <td className="num">{formatDigits(region.monsterCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
