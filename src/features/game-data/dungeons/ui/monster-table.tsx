import { formatDigits } from '#shared/korean/amount.ts';
import { ItemLink } from '../../ui/public/item-link.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import type { DropView, MonsterRow, RegionPageData } from '../pages/region.loader.ts';
import css from './dungeons.module.css';

interface MonsterTableProps {
  monsters: readonly MonsterRow[];
  columns: RegionPageData['columns'];
}

export function MonsterTable({ monsters, columns }: MonsterTableProps) {
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
            <th scope="col" className={`num ${css.number}`}>
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
          <tr key={monster.id} className="tap-row">
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
              <Drops drops={drops} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Drops({ drops }: { drops: readonly DropView[] }) {
  if (drops.length === 0) return null;
  return (
    <span>
      {drops.map((drop) =>
        drop.id === null ? (
          <span key={drop.name}>{drop.name}</span>
        ) : (
          <ItemLink key={drop.name} {...drop} size="s" className={css.drop} />
        ),
      )}
    </span>
  );
}
