import type { Catalog } from '../catalog/catalog.ts';
import { toProvenance } from '../data-quality/provenance.reader.ts';
import { sizeOfMap } from '../maps/map-geometry.rules.ts';
import type { MapLeg } from '../maps/map-leg.rules.ts';
import { type Tile, tileHref, tileText } from '../refs/tile.rules.ts';
import type { Provenance } from '../ui/public/fact-note.tsx';
import { formatDirection } from './direction.rules.ts';
import { mapLegHref } from './map-leg-link.ts';
import type { MapRoute, MapRouteStep } from './map-route.contract.ts';
import { mapRouteTitle, spotText, unknownLegTexts, walkText } from './map-route.labels.ts';
import { mapRouteText } from './map-route-text.rules.ts';
import type { Place } from './place.contract.ts';
import { type StepPlan, stepPlan } from './step-plan.ts';

export interface StepView {
  name: string;
  href: string;
  where: string;
  tile: string | null;
  /** Null: no requirement. */
  minLevel: number | null;
  isOneWay: boolean;
  isTown: boolean;
  /** Tiles walked on this map; null: not known. */
  tiles: number | null;
  /** Null: the size of the map is not known. */
  plan: StepPlan | null;
}

export interface EndView {
  name: string;
  mapName: string;
  href: string;
  card: string | null;
  detail: string;
  tile: string | null;
  tiles: number | null;
  plan: StepPlan | null;
}

export interface MapRouteView {
  title: string;
  minLevel: number | null;
  walk: string;
  unknowns: string[];
  steps: StepView[];
  end: EndView;
  text: string;
  provenance: Provenance | null;
}

const MAX_MONSTERS = 3;

export function toMapRouteView(catalog: Catalog, route: MapRoute): MapRouteView {
  const { steps, end, ...view } = withoutPlans(catalog, route);
  const toPlan = (code: string | undefined, index: number, leave: Tile | null) =>
    stepPlan(catalog, code === undefined ? undefined : catalog.mapByCode.get(code), {
      enter: arrivalBefore(route, index),
      leave,
    });
  return {
    ...view,
    steps: steps.map((step, index) => ({
      ...step,
      plan: toPlan(route.steps[index]?.map.code, index, route.steps[index]?.port ?? null),
    })),
    end: { ...end, plan: toPlan(route.to.map.code, steps.length, endTile(route)) },
  };
}

/** Leaves out the plans, for a page that already shows one of the maps. */
export function withoutPlans(catalog: Catalog, route: MapRoute): MapRouteView {
  const steps = route.steps.map((step, index) => stepView(catalog, route, step, index));
  const isSamePlace = route.from.requested === route.to.requested || route.to.x === null;
  const end = endView(catalog, route);
  const title = mapRouteTitle(steps.length, isSamePlace);
  const walk = walkText(route);
  const unknowns = unknownLegTexts(route);
  // Where nothing is known of the steps, the reason is shown instead of their number.
  const isUnknown = route.tiles === 0 && route.unknownLegs > 0;
  const facts = route.steps.flatMap(({ port, worldPoint }) => port ?? worldPoint ?? []);
  return {
    title,
    minLevel: (route.minLevel ?? 0) > 1 ? route.minLevel : null,
    ...(isUnknown ? { walk: unknowns[0] ?? walk, unknowns: unknowns.slice(1) } : { walk, unknowns }),
    steps,
    end,
    text: mapRouteText({ from: route.from, to: route.to, title, walk, steps, end }),
    provenance: facts.length > 0 ? toProvenance(catalog, ...facts) : null,
  };
}

function stepView(catalog: Catalog, route: MapRoute, step: MapRouteStep, index: number): StepView {
  const map = catalog.mapByCode.get(step.map.code);
  const { port, worldPoint } = step;
  const tile = port && { x: port.x, y: port.y };
  const size = map ? sizeOfMap(map) : null;
  const enter = arrivalBefore(route, index);
  return {
    name: step.map.name,
    href: mapLegHref({ code: step.map.code, at: enter, to: route.to.requested }),
    where: worldPoint
      ? `세계전도에서 ${worldPoint.name} 고르기`
      : formatDirection(tile ?? { x: 0, y: 0 }, size, map?.kind === 'town'),
    tile: tile && tileText(tile.x, tile.y),
    minLevel: (step.minLevel ?? 0) > 1 ? step.minLevel : null,
    isOneWay: !leadsBack(catalog, step),
    isTown: map?.kind === 'town',
    tiles: step.tiles,
    plan: null,
  };
}

function leadsBack(catalog: Catalog, { map, to, worldPoint }: MapRouteStep): boolean {
  return worldPoint !== null || catalog.portsFrom(to.code).some((port) => port.destinationMapCode === map.code);
}

/** Returns null where the tile is not known. */
function arrivalBefore({ from, steps }: MapRoute, index: number): Tile | null {
  if (index > 0) return steps[index - 1]?.to ?? null;
  return from.x === null || from.y === null ? null : { x: from.x, y: from.y };
}

function endView(catalog: Catalog, route: MapRoute): EndView {
  const { to } = route;
  const tile = endTile(route);
  return {
    name: to.name,
    mapName: to.map.name,
    href: placeHref(catalog, to),
    card: to.kind === 'item' ? to.requested.replace(/^\w+/, 'item') : null,
    detail: endDetail(catalog, to),
    tile: tile && tileText(tile.x, tile.y),
    tiles: route.endTiles,
    plan: null,
  };
}

/** Returns null where the tile is not known or the destination is a whole map. */
function endTile({ to: { x, y } }: MapRoute): Tile | null {
  return x === null || y === null ? null : { x, y };
}

/**
 * Returns the leg to the port through which the first map is left, or to the destination if it is on that map; null:
 * not known.
 */
export function findFirstLeg(route: MapRoute): MapLeg | null {
  const [first] = route.steps;
  const to = first ? first.port && { x: first.port.x, y: first.port.y } : endTile(route);
  return to && { from: arrivalBefore(route, 0), to };
}

function placeHref(catalog: Catalog, { kind, requested, map, x, y }: Place): string {
  const id = Number(requested.split(':')[1]);
  const dungeon = kind === 'dungeon' ? catalog.dungeonById.get(id) : undefined;
  if (dungeon) return `/dungeons/regions/${dungeon.region}#${dungeon.id}`;
  if (kind === 'item') return `/items/${id}`;
  return x === null || y === null ? `/maps/${map.code}` : tileHref(map.code, { x, y });
}

function endDetail(catalog: Catalog, { kind, name, map, spot }: Place): string {
  if (spot) return `${spot.dungeon?.name ?? map.name} · ${spotText(spot)}`;
  if (kind === 'npc') return map.name;
  const dungeon = catalog.dungeonOfMap(map.code);
  const monsters = dungeon ? catalog.monstersLivingIn(dungeon.id).map((monster) => monster.name) : [];
  const named = monsters.slice(0, MAX_MONSTERS).join(', ');
  if (named !== '') return monsters.length > MAX_MONSTERS ? `${named} 외 ${monsters.length - MAX_MONSTERS}` : named;
  return map.name === name ? '' : map.name;
}
