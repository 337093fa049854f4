import type { GameRef } from '../../refs/ui/public/look.ts';
import css from './map-frame.module.css';

export interface MapMonstersProps {
  where: string;
  href: string;
  all: readonly GameRef[];
}

const MAX_SHOWN = 12;

/** Monsters are listed at the edge of the plan, because the facts only know their dungeon and not their tiles. */
export function MapMonsters({ where, href, all }: MapMonstersProps) {
  return (
    <div className={css.life}>
      <p className="meta">{where}출현 몬스터 · 위치는 알려지지 않음</p>
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
