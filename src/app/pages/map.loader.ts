import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { mapParams } from '#features/game-data/maps/map.params.ts';
import { load as loadMap, type MapPageData } from '#features/game-data/maps/pages/map.loader.ts';
import { type RouteFromMap, routeFromMap } from '#features/game-data/pathfinding/route-from-map.reader.ts';
import type { PageRequest } from '#shared/page.ts';

export function load(request: PageRequest, services: GameDataServices): MapPageData & RouteFromMap {
  const map = loadMap(request, services);
  return { ...map, ...routeFromMap(services.catalog, map.code, mapParams.read(request.url.searchParams)) };
}
