import { formatDigits } from '#shared/korean/amount.ts';
import { ItemLink } from '../../ui/public/item-link.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import type { DropView, MonsterColumns, MonsterRow } from '../monster-rows.reader.ts';
import css from './dungeons.module.css';

interface MonsterTableProps {
  monsters: readonly MonsterRow[];
  columns: MonsterColumns;
  /** Whose page it is. */
  ownId?: number;
}

export function MonsterTable({ monsters, columns, ownId }: MonsterTableProps) {
  return (
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
        {monsters.map(({ exp, hp, damage, drops, ...monster }) => (
          <tr key={monster.id} className={monster.id === ownId ? 'tap-row now' : 'tap-row'}>
            <td className={css.name}>
              <MonsterLink {...monster} className="opens" />
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
              <Drops drops={drops} monsterId={monster.id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More than these are told on the monster's own page. */
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
