import { Fragment } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Dot } from '#ui/components/tag.tsx';
import { MonsterLink } from '../../refs/ui/public/game-link.tsx';
import { RouteLink } from '../../refs/ui/public/route-link.tsx';
import type { DropRow } from '../pages/item-droppers.loader.ts';
import css from './item-page.module.css';

const FIRST = 12;

export function DropTable({ rows, itemId }: { rows: readonly DropRow[]; itemId: number }) {
  const rest = rows.slice(FIRST);
  return (
    <Panel
      title="나오는 곳"
      id="drops"
      aside={`${rows.length}마리`}
      more={{ href: `/calc/drop?item=${itemId}`, label: '확률 계산' }}
    >
      <p className={`pad row small dim ${css.nearest}`}>
        <RouteLink to={`drops:${itemId}`} name="가장 가까운 드롭 장소" />
        가장 가까운 드롭 장소까지
      </p>
      <Rows rows={rows.slice(0, FIRST)} hasHead />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>나머지 {rest.length}마리 모두</summary>
          <Rows rows={rest} />
        </details>
      )}
    </Panel>
  );
}

function Rows({ rows, hasHead = false }: { rows: readonly DropRow[]; hasHead?: boolean }) {
  return (
    <table className={`t even ${css.drops}`}>
      <colgroup>
        <col className={css.monster} />
        <col className="wide" />
        <col className={`${css.number} ${css.level}`} />
        <col className={`${css.number} ${css.exp}`} />
        <col className={`wide ${css.route}`} />
      </colgroup>
      <thead className={hasHead ? undefined : 'visually-hidden'}>
        <tr>
          <th className={css.monster}>몬스터</th>
          <th className="wide">사냥터</th>
          <th className={`num ${css.number} ${css.level}`}>레벨</th>
          <th className={`num ${css.number} ${css.exp}`}>경험치</th>
          <th className={`wide ${css.route}`}>
            <span className="visually-hidden">가는 길</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="tap-row">
            <td>
              <MonsterLink
                {...row}
                className="opens"
                sub={
                  <span className="narrow">
                    {row.dungeons.map(({ id, name }, at) => (
                      <Fragment key={id}>
                        {at > 0 && <Dot />}
                        {name}
                      </Fragment>
                    ))}
                  </span>
                }
              />
            </td>
            <td className="wide dim">
              <DungeonNames row={row} />
            </td>
            <td className="num">
              <span className="own-text">{row.levels[0] ?? '–'}</span>
              {row.levels[1] && <span className={css.entry}> · {row.levels[1]}</span>}
            </td>
            <td className={`num ${css.exp}`}>{row.exp === null ? '–' : formatDigits(row.exp)}</td>
            <td className="num wide">
              {row.dungeons[0] && (
                <RouteLink to={`dungeon:${row.dungeons[0].id}`} name={row.dungeons[0].name} className="btn ghost sm" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DungeonNames({ row }: { row: DropRow }) {
  return row.dungeons.map((dungeon, index) => (
    <span key={dungeon.id}>
      {index > 0 && <Dot />}
      <a className={`quiet ${css.dungeon}`} href={`/dungeons/regions/${dungeon.region}#${dungeon.id}`}>
        {dungeon.name}
      </a>
    </span>
  ));
}
