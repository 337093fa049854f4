import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import { type MapSize, sizeOfMap } from '../map-size.rules.ts';
import { mapPlan } from './map-plan.ts';
import { mapTitle } from './map-title.ts';

export interface MapBackPageData {
  id: number;
  code: string;
  name: string;
  title: string;
  plan: MapPlan | null;
  size: MapSize | null;
  previous: { id: number; name: string } | null;
  next: { id: number; name: string } | null;
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

export function load({ params }: PageRequest, { catalog }: GameDataServices): MapBackPageData {
  const id = params.id ?? '';
  const map = WHOLE_NUMBER.test(id) ? catalog.mapById.get(Number(id)) : undefined;
  if (!map) throw new AppError('NOT_FOUND');
  const at = catalog.maps.indexOf(map);
  const neighbour = (index: number) => {
    const other = catalog.maps[index];
    return other ? { id: other.id, name: other.name } : null;
  };
  return {
    id: map.id,
    code: map.code,
    name: map.name,
    title: mapTitle(catalog, map),
    plan: mapPlan(catalog, map),
    size: sizeOfMap(map),
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  };
}
