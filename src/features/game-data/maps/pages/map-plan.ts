import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap, Port } from '../../catalog/map.contract.ts';
import { tileHref, tileText } from '../../refs/tile.rules.ts';
import { sizeOfMap } from '../map-geometry.rules.ts';
import { portKind } from '../map-mark.rules.ts';
import { portLabel } from '../map-name.rules.ts';
import { drawPlan, type MapPlan, type PlanPlace } from '../map-plan.rules.ts';

function portPlace(catalog: Catalog, map: GameMap, port: Port): PlanPlace {
  const to = catalog.mapByCode.get(port.destinationMapCode);
  const dungeon = catalog.dungeonOfMap(port.destinationMapCode);
  const entered = dungeon && dungeon.id !== catalog.dungeonOfMap(map.code)?.id ? dungeon : undefined;
  const isHere = port.destinationMapCode === map.code;
  const wantsLevel = port.minLevel !== null && port.minLevel > 1;
  return {
    kind: to ? portKind(port, { from: map, to, entersDungeon: entered !== undefined }) : 'exit',
    label: isHere ? '같은 지도' : to ? portLabel(map, to, entered) : '알 수 없는 곳',
    name: isHere ? `같은 지도의 ${tileText(port.destX, port.destY)}` : (to?.name ?? '알 수 없는 곳'),
    x: port.x,
    y: port.y,
    minLevel: wantsLevel ? port.minLevel : null,
    href: to && !isHere ? tileHref(to.code, { x: port.destX, y: port.destY }) : null,
  };
}

export function portPlaces(catalog: Catalog, map: GameMap): PlanPlace[] {
  return catalog.portsFrom(map.code).map((port) => portPlace(catalog, map, port));
}

export function mapPlan(catalog: Catalog, map: GameMap): MapPlan | null {
  const ports = portPlaces(catalog, map);
  const people = map.npcs.map(
    ({ name, x, y }): PlanPlace => ({ kind: 'person', label: name, name, x, y, minLevel: null, href: null }),
  );
  const size = sizeOfMap(map);
  if (size === null) return null;
  return drawPlan({ extentX: size.x, extentY: size.y, fortress: map.kind === 'town', places: [...ports, ...people] });
}
