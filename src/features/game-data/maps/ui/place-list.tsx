import { tileText } from '../../refs/tile.rules.ts';
import css from './map-page.module.css';

export interface PlaceRow {
  name: string;
  href: string | null;
  x: number;
  y: number;
  minLevel: number | null;
}

const COLUMN_CLASS = { 1: `${css.places} ${css.one}`, 2: `${css.places} ${css.two}`, 3: css.places } as const;

export function PlaceList({ rows, columns }: { rows: readonly PlaceRow[]; columns: 1 | 2 | 3 }) {
  return (
    <ul className={COLUMN_CLASS[columns]}>
      {rows.map(({ name, href, x, y, minLevel }) => (
        <li key={`${name} ${x} ${y} ${href}`} className={href ? 'tap-row' : undefined}>
          {href ? (
            <a href={href} className="opens">
              {name}
            </a>
          ) : (
            name
          )}
          {minLevel !== null && minLevel > 1 && <span className="faint nowrap">레벨 {minLevel}</span>}
          <span className="num dim ml-auto">{tileText(x, y)}</span>
        </li>
      ))}
    </ul>
  );
}
