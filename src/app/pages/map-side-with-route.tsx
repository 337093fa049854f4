import type { MapPageData } from '#features/game-data/maps/pages/map.loader.ts';
import { MapSide } from '#features/game-data/maps/ui/map-side.tsx';
import type { RouteFromMap } from '#features/game-data/pathfinding/route-from-map.reader.ts';
import { MapRoutePanel } from '#features/game-data/pathfinding/ui/public/map-route-panel.tsx';

export function MapSideWithRoute({ map }: { map: MapPageData & RouteFromMap }) {
  const { code, name, answer } = map;
  return <MapSide map={map} route={<MapRoutePanel from={{ code, name }} answer={answer} />} />;
}
