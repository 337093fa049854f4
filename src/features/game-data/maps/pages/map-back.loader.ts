import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../map.contract.ts';
import { tileText } from '../map.labels.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import { type MapSize, sizeOfMap } from '../map-size.rules.ts';
import { tileHref } from '../map-tile.rules.ts';
import { type CoordinateSheets, coordinateSheets } from './coordinate-sheet.ts';
import { soldOn } from './map.loader.ts';
import { mapPlan } from './map-plan.ts';
import { mapTitle } from './map-title.ts';

interface DetailLink {
  name: string;
  href: string;
  note: string;
}

export interface MapBackPageData {
  id: number;
  code: string;
  name: string;
  title: string;
  plan: MapPlan | null;
  /** Stands for a picture that is not known; null: no place is known. */
  sheets: CoordinateSheets | null;
  /** Of a map with few places: from where one comes, and what is sold there. */
  around: { title: string; aside: string; rows: DetailLink[] }[];
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
  const plan = mapPlan(catalog, map);
  const sheets = coordinateSheets(plan);
  return {
    id: map.id,
    code: map.code,
    name: map.name,
    title: mapTitle(catalog, map),
    plan,
    sheets,
    around: sheets?.wide.hasNames ? aroundOf(catalog, map) : [],
    size: sizeOfMap(map),
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  };
}

function aroundOf(catalog: Catalog, map: GameMap): MapBackPageData['around'] {
  const entries = catalog.portsTo(map.code).flatMap((port) => {
    const from = catalog.mapByCode.get(port.sourceMapCode);
    if (!from || from.code === map.code) return [];
    return [{ name: from.name, href: tileHref(from.code, port), note: tileText(port.x, port.y) }];
  });
  const sold = soldOn(catalog, map).map(({ id, name, price }) => ({
    ...{ name, href: `/items/${id}` },
    note: price === null ? '' : `${formatDigits(price)}전`,
  }));
  return [
    { title: '들어오는 곳', aside: '그 지도의 좌표', rows: entries },
    { title: '여기서 파는 아이템', aside: `${sold.length}가지`, rows: sold },
  ].filter(({ rows }) => rows.length > 0);
}
