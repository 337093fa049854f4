import type { MapRef } from '../pages/maps.loader.ts';
import css from './maps-page.module.css';

export function MapLinks({ maps }: { maps: readonly MapRef[] }) {
  return (
    <ul className={css.links}>
      {maps.map(({ code, name }) => (
        <li key={code}>
          <a href={`/maps/${code}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
