import type { Catalog } from '../catalog/catalog.ts';
import type { MapLeg } from '../maps/map-leg.rules.ts';
import type { Tile } from '../refs/tile.rules.ts';
import { mapRouteBetween } from './map-route.service.ts';
import { findFirstLeg, withoutPlans } from './map-route-view.ts';
import { findPlaces, readPlace } from './place.rules.ts';
import type { MapRoutePanelProps } from './ui/public/map-route-panel.tsx';

/** A route from a map to the place given in the map's address. */
export interface RouteFromMap {
  /** The part of the route on this map; null: not known. */
  leg: MapLeg | null;
  answer: MapRoutePanelProps['answer'];
}

export function routeFromMap(
  catalog: Catalog,
  code: string,
  { at, to }: { at?: Tile | undefined; to?: string | undefined },
): RouteFromMap {
  const requested = to === undefined ? null : readPlace(to);
  const places = (requested && findPlaces(catalog, requested)) ?? [];
  const [start] = findPlaces(catalog, { kind: 'map', code }) ?? [];
  const [end] = places;
  if (!start || !end) return { leg: null, answer: null };
  const route = mapRouteBetween(catalog, [{ ...start, ...at }], places, null);
  return {
    leg: route && findFirstLeg(route),
    answer: { to: { text: end.name, place: end.requested }, route: route && withoutPlans(catalog, route) },
  };
}
