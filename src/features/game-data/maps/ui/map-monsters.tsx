import type { GameRef } from '../../ui/public/look.ts';
import css from './map-frame.module.css';

interface MapMonstersProps {
  /** The dungeon they live in. */
  where: string;
  href: string;
  all: readonly GameRef[];
}

/** More would bury the plan; the dungeon's page has them all. */
const MAX_SHOWN = 12;

/** Who lives on this map, at its edge: the facts know the dungeon, not the tiles. */
export function MapMonsters({ where, href, all }: MapMonstersProps) {
  return (
    <div className={css.life}>
      <p className="meta">{where}에 사는 몬스터 · 자리는 알려지지 않음</p>
      <ul className="chips scroll">
        {all.slice(0, MAX_SHOWN).map(({ id, name }) => (
          <li key={id}>
            <a className="chip" href={`/monsters/${id}`} data-card={`monster:${id}`}>
              {name}
            </a>
          </li>
        ))}
        {all.length > MAX_SHOWN && (
          <li>
            <a className="chip" href={href}>
              {all.length - MAX_SHOWN}마리 더
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
