import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { tileHref, tileText } from '../../refs/tile.rules.ts';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import { findEntryLevel } from '../entry-level.rules.ts';
import { MAP_KIND_NAMES, mapSizeText } from '../map.labels.ts';
import { type MapSize, sizeOfMap } from '../map-geometry.rules.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import { type CoordinateSheets, coordinateSheets } from './coordinate-sheet.ts';
import { dungeonOfMap } from './dungeon-of-map.loader.ts';
import { soldOn } from './map.loader.ts';
import { mapPlan } from './map-plan.ts';
import { mapTitle } from './map-title.ts';

interface DetailLink {
  name: string;
  href: string;
  note: string;
}

interface EntryLink extends DetailLink {
  /** No port leads back. */
  isOneWay: boolean;
}

export interface MapBackPageData {
  id: number;
  code: string;
  name: string;
  title: string;
  plan: MapPlan | null;
  /** Shown where the map has no known picture; null: no place is known. */
  sheets: CoordinateSheets | null;
  /** Describes the map: its dungeon or kind, and the level it requires. */
  lead: string;
  /** Null: no port leads there. */
  routeHref: string | null;
  /** Maps from which players arrive, with the tile on that map. */
  entries: EntryLink[];
  /** Goods that are sold there and monsters of its dungeon. */
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
  const entries = listEntries(catalog, map);
  return {
    id: map.id,
    code: map.code,
    name: map.name,
    title: mapTitle(catalog, map),
    plan,
    sheets,
    lead: formatLead(catalog, map),
    routeHref: entries.length > 0 ? mapRouteHref({ to: map.code }) : null,
    entries,
    around: findSurroundings(catalog, map),
    size: sizeOfMap(map),
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  };
}

function formatLead(catalog: Catalog, map: GameMap): string {
  const dungeon = dungeonOfMap(catalog, map);
  const level = findEntryLevel(catalog, map);
  const parts = dungeon
    ? [dungeon.name, dungeon.regionName, dungeon.levels]
    : [MAP_KIND_NAMES[map.kind], level !== null && level > 1 && `입장 레벨 ${level}`];
  return [...parts, mapSizeText(sizeOfMap(map))].filter(Boolean).join(' · ');
}

function listEntries(catalog: Catalog, map: GameMap): EntryLink[] {
  const back = new Set(catalog.portsFrom(map.code).map((port) => port.destinationMapCode));
  return catalog.portsTo(map.code).flatMap((port) => {
    const from = catalog.mapByCode.get(port.sourceMapCode);
    if (!from || from.code === map.code) return [];
    const isOneWay = !back.has(from.code);
    return [{ name: from.name, href: tileHref(from.code, port), note: tileText(port.x, port.y), isOneWay }];
  });
}

const inJeon = (price: number | null) => (price === null ? '' : `${formatDigits(price)}전`);

function findSurroundings(catalog: Catalog, map: GameMap): MapBackPageData['around'] {
  const sold = soldOn(catalog, map).map(({ id, name, price }) => ({
    name,
    href: `/items/${id}`,
    note: inJeon(price),
  }));
  const monsters = (dungeonOfMap(catalog, map)?.monsters ?? []).map(({ id, name, exp }) => ({
    name,
    href: `/monsters/${id}`,
    note: exp === null ? '' : formatDigits(exp),
  }));
  return [
    { title: '여기서 파는 아이템', aside: `${sold.length}가지`, rows: sold },
    { title: '출현 몬스터', aside: '경험치', rows: monsters },
  ].filter(({ rows }) => rows.length > 0);
}
