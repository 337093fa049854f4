import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import type { DungeonOfMap } from '../pages/dungeon-of-map.loader.ts';
import css from './map-page.module.css';

export function DungeonOfMapPanel({ dungeon, code }: { dungeon: DungeonOfMap; code: string }) {
  return (
    <>
      <Panel title={dungeon.name} more={{ href: dungeon.href, label: '사냥터 보기' }}>
        <div className="pad">
          <KeyValues
            rows={[
              { label: '지역', value: <a href={dungeon.regionHref}>{dungeon.regionName}</a> },
              { label: '권장 레벨', value: dungeon.levels ?? '–' },
            ]}
          />
        </div>
        {dungeon.floors.length > 1 && (
          <nav className={`pad row wrap gap-1 ${css.floors}`} aria-label="층">
            {dungeon.floors.map((floor) =>
              floor.code === code ? (
                <span key={floor.code} aria-current="page">
                  {floor.label}
                </span>
              ) : (
                <a key={floor.code} href={`/maps/${floor.code}`}>
                  {floor.label}
                </a>
              ),
            )}
          </nav>
        )}
      </Panel>
      {dungeon.monsters.length > 0 && (
        <Panel title="여기 사는 몬스터" aside={`${dungeon.monsters.length}마리`}>
          <table className="t">
            <tbody>
              {dungeon.monsters.map(({ exp, ...monster }) => (
                <tr key={monster.id}>
                  <td>
                    <MonsterLink {...monster} />
                  </td>
                  <td className="num">{exp === null ? '–' : formatDigits(exp)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      )}
    </>
  );
}
