import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { ItemLink, MonsterLink } from '../../refs/ui/public/game-link.tsx';
import type { DropView, MonsterColumns, MonsterRow } from '../monster-rows.reader.ts';
import css from './monster-table.module.css';

interface MonsterTableProps {
  monsters: readonly MonsterRow[];
  columns: MonsterColumns;
  /** Id of the monster whose page shows the table. */
  ownId?: number;
  /** Maximum number of drops beside the numbers: more are placed in a line of their own. */
  mostBeside?: number;
}

export function MonsterTable({ monsters, columns, ownId, mostBeside = 2 }: MonsterTableProps) {
  return (
    <div className={css.box}>
      <table className={`t ${css.monsters}`}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              몬스터
            </th>
            <th scope="col" className={`num ${css.number}`}>
              경험치
            </th>
            {columns.hp && (
              <th scope="col" className={`num ${css.number}`}>
                체력
              </th>
            )}
            {columns.damage && (
              <th scope="col" className={`num ${css.number} ${css.damage}`}>
                파괴력
              </th>
            )}
            <th scope="col" className={css.drops}>
              드롭 아이템
            </th>
          </tr>
        </thead>
        <tbody>
          {monsters.map((monster) => (
            <MonsterRows
              key={monster.id}
              monster={monster}
              columns={columns}
              isOwn={monster.id === ownId}
              isBelow={monster.drops.length > mostBeside}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonsterRowsProps {
  monster: MonsterRow;
  columns: MonsterColumns;
  isOwn: boolean;
  /** The drops are placed in a line of their own. */
  isBelow: boolean;
}

function MonsterRows({ monster, columns, isOwn, isBelow }: MonsterRowsProps) {
  const { exp, hp, damage, drops, ...ref } = monster;
  return (
    <>
      <tr className={classNames('tap-row', isOwn && 'now', isBelow && css.upper)}>
        <td className={css.name}>
          <MonsterLink {...ref} className="opens" />
        </td>
        <td className="num" data-label="경험치">
          {exp === null ? '–' : formatDigits(exp)}
        </td>
        {columns.hp && (
          <td className="num dim" data-label="체력">
            {hp === null ? '–' : formatDigits(hp)}
          </td>
        )}
        {columns.damage && <td className={`num dim ${css.damage}`}>{damage || '–'}</td>}
        <td className={css.drops}>
          {isBelow ? <span className="dim">{drops.length}가지</span> : <Drops drops={drops} monsterId={ref.id} />}
        </td>
      </tr>
      {isBelow && (
        <tr className={classNames(css.lower, isOwn && 'now')}>
          <th scope="row" className="visually-hidden">
            {ref.name} 드롭
          </th>
          <td colSpan={2 + Number(columns.hp) + Number(columns.damage)} className={css.drops}>
            <Drops drops={drops} monsterId={ref.id} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Further drops are shown only on the monster's own page. */
const MOST_DROPS = 6;

function Drops({ drops, monsterId }: { drops: readonly DropView[]; monsterId: number }) {
  if (drops.length === 0) return null;
  const shown = drops.length > MOST_DROPS + 1 ? drops.slice(0, MOST_DROPS) : drops;
  return (
    <span>
      {shown.map((drop) =>
        drop.id === null ? (
          <span key={drop.name}>{drop.name}</span>
        ) : (
          <ItemLink key={drop.name} {...drop} size="s" className={css.drop} />
        ),
      )}
      {shown.length < drops.length && (
        <a href={`/monsters/${monsterId}#drops`} className={css.moreDrops}>
          외 {drops.length - shown.length}가지
        </a>
      )}
    </span>
  );
}
