import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PART_NAME } from '../../dungeons/dungeon.labels.ts';
import { tileText } from '../../refs/tile.rules.ts';
import { MonsterLink } from '../../refs/ui/public/game-link.tsx';
import type { DungeonOfMap } from '../pages/dungeon-of-map.loader.ts';
import type { MapPageData } from '../pages/map.loader.ts';
import css from './map-page.module.css';
import { PlaceList, type PlaceRow } from './place-list.tsx';

interface MapSideProps {
  map: MapPageData;
  /** The panel of routes from this map. */
  route: ReactNode;
}

export function MapSide({ map, route }: MapSideProps) {
  const neighbours = map.plan?.marks.filter((mark) => mark.kind === 'exit') ?? [];
  return (
    <aside className="stack">
      {route}
      {map.dungeon && <DungeonOfMapPanel dungeon={map.dungeon} code={map.code} />}
      {map.hunts.length > 0 && <HuntList hunts={map.hunts} />}
      {neighbours.length > 0 && (
        <Panel id="exits" title="나가는 곳" aside={`${neighbours.length}곳`}>
          <PlaceList rows={neighbours} columns={1} />
        </Panel>
      )}
    </aside>
  );
}

/** Scrolls to the current floor: of a hundred floors only a few are visible at once. */
function bringIntoSight(floor: HTMLElement | null): void {
  const box = floor?.parentElement;
  if (floor && box) box.scrollTop = floor.offsetTop - box.offsetTop - box.clientHeight / 2;
}

function DungeonOfMapPanel({ dungeon, code }: { dungeon: DungeonOfMap; code: string }) {
  return (
    <>
      <Panel title={dungeon.name} more={{ href: dungeon.href, label: '사냥터 보기' }}>
        <div className="pad">
          <KeyValues
            rows={[
              { label: '지역', value: <a href={dungeon.regionHref}>{dungeon.regionName}</a> },
              { label: '레벨', value: dungeon.levels ?? '–' },
              ...(dungeon.isPart ? [{ label: '구간', value: PART_NAME }] : []),
            ]}
          />
        </div>
        {dungeon.floors.length > 1 && (
          <nav className={`pad row wrap gap-1 ${css.floors}`} aria-label="층">
            {dungeon.floors.map((floor) =>
              floor.code === code ? (
                <span key={floor.code} aria-current="page" ref={bringIntoSight}>
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
        <Panel title="출현 몬스터" aside={`${dungeon.monsters.length}마리`}>
          <table className="t">
            <tbody>
              {dungeon.monsters.map(({ exp, ...monster }) => (
                <tr key={monster.id} className="tap-row">
                  <td>
                    <MonsterLink {...monster} className="opens" />
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

function HuntList({ hunts }: { hunts: readonly (PlaceRow & { href: string })[] }) {
  return (
    <Panel id="hunts" title="여기서 갈 수 있는 사냥터" aside={`${hunts.length}곳`}>
      <table className="t even">
        <colgroup>
          <col />
          <col className={css.fixed} />
          <col className={css.fixed} />
        </colgroup>
        <tbody>
          {hunts.map(({ name, href, x, y, minLevel }) => (
            <tr key={href} className="tap-row">
              <th scope="row">
                <a href={href} className="opens text-paper">
                  {name}
                </a>
              </th>
              <td className="num dim">{tileText(x, y)}</td>
              <td className="num">
                {minLevel !== null && minLevel > 1 ? (
                  <>
                    <span className="meta">레벨 </span>
                    {minLevel}
                  </>
                ) : (
                  <span className="meta">누구나</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
