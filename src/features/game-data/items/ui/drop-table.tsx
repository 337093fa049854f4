import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
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
      <thead className={hasHead ? undefined : 'visually-hidden'}>
        <tr>
          <th className={css.monster}>몬스터</th>
          <th className="wide">사냥터</th>
          <th className={`num ${css.number} ${css.level}`}>레벨</th>
          <th className={`num ${css.number}`}>경험치</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <MonsterLink
                {...row}
                sub={<span className="narrow block elide">{row.dungeons.map(({ name }) => name).join(' · ')}</span>}
              />
            </td>
            <td className="wide dim">
              <DungeonNames row={row} />
            </td>
            <td className="num whitespace-normal">{row.level ?? '–'}</td>
            <td className="num">{row.exp === null ? '–' : formatDigits(row.exp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DungeonNames({ row }: { row: DropRow }) {
  return row.dungeons.map((dungeon, index) => (
    <span key={dungeon.id}>
      {index > 0 && ' · '}
      <a className="quiet" href={`/dungeons/regions/${dungeon.region}#${dungeon.id}`}>
        {dungeon.name}
      </a>
    </span>
  ));
}
