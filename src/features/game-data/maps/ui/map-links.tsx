import type { MapRef } from '../pages/maps.loader.ts';

/** Many maps in as many columns as there is room for. */
export function MapLinks({ maps }: { maps: readonly MapRef[] }) {
  return (
    <ul className="map-links">
      {maps.map(({ code, name }) => (
        <li key={code}>
          <a href={`/maps/${code}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
