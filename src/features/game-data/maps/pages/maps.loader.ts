import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { regionName } from '../../region.labels.ts';
import { ELSEWHERE } from '../map-list.rules.ts';
import { withoutFloor } from '../map-name.rules.ts';
import { findHomeTown, mapTitle } from './map-title.ts';
import {
  listWorlds,
  nearestTowns,
  type OffWorld,
  offWorldMaps,
  type TownFacts,
  townFacts,
  type World,
} from './world-maps.ts';

export interface MapRef {
  code: string;
  name: string;
}

export interface TownCard extends MapRef, TownFacts {}

export interface MapGroup {
  name: string;
  maps: MapRef[];
}

export interface DungeonGroup extends MapGroup {
  id: number;
}

export interface MapsPageData {
  count: number;
  worlds: World[];
  offWorld: OffWorld[];
  /** Sorted in the order of their regions. */
  towns: TownCard[];
  fields: MapGroup[];
  buildings: MapGroup[];
  regions: { name: string; dungeons: DungeonGroup[] }[];
}

function mapRef(catalog: Catalog, map: GameMap): MapRef {
  return { code: map.code, name: mapTitle(catalog, map) };
}

function byName(a: MapRef, b: MapRef): number {
  return a.name.localeCompare(b.name, 'ko', { numeric: true });
}

function townCard(catalog: Catalog, map: GameMap): TownCard {
  return { ...mapRef(catalog, map), ...townFacts(catalog, map) };
}

function groupsByTown(
  maps: readonly GameMap[],
  catalog: Catalog,
  townOf: (map: GameMap) => GameMap | undefined,
): MapGroup[] {
  const groups = Map.groupBy(maps, (map) => townOf(map)?.name ?? ELSEWHERE);
  return [...groups]
    .map(([name, some]) => ({ name, maps: some.map((map) => mapRef(catalog, map)).toSorted(byName) }))
    .toSorted((a, b) => Number(a.name === ELSEWHERE) - Number(b.name === ELSEWHERE) || b.maps.length - a.maps.length);
}

function dungeonsByRegion(catalog: Catalog): MapsPageData['regions'] {
  return catalog.regions.map((region) => ({
    name: regionName(region.id),
    dungeons: catalog
      .dungeonsOfRegion(region.id)
      .map(({ id, name, mapCodes }) => ({
        id,
        name,
        maps: mapCodes
          .filter((code) => catalog.dungeonOfMap(code)?.id === id)
          .flatMap((code) => catalog.mapByCode.get(code) ?? [])
          // A few dungeons begin on a field or in a town; those maps are listed as fields or towns.
          .filter((map) => map.kind === 'dungeon')
          .map((map) => mapRef(catalog, map)),
      }))
      .filter(({ maps }) => maps.length > 0),
  }));
}

/**
 * For maps that no town reaches through ports: the place of the world map that does. Only places that also lead to
 * shops are included.
 */
function shopsBeyond(catalog: Catalog, nearest: ReadonlyMap<string, GameMap>): ReadonlyMap<string, GameMap> {
  const codes = new Set(catalog.worldPoints.flatMap(({ mapCode }) => mapCode ?? []));
  const places = catalog.maps.filter(({ code }) => codes.has(code) && !nearest.has(code));
  const beyond = nearestTowns(catalog, places);
  const withShops = new Set(catalog.maps.filter(({ kind }) => kind === 'building').map(({ code }) => beyond.get(code)));
  return new Map([...beyond].filter(([, place]) => withShops.has(place)));
}

/** Dungeon maps that belong to no dungeon, grouped by their name without the floor. */
function dungeonMapsWithoutDungeon(catalog: Catalog): MapsPageData['regions'][number] {
  const maps = catalog.maps.filter(({ kind, code }) => kind === 'dungeon' && !catalog.dungeonOfMap(code));
  const groups = Map.groupBy(maps, ({ name }) => withoutFloor(name));
  return {
    name: ELSEWHERE,
    dungeons: [...groups].map(([name, some], id) => ({ id, name, maps: some.map((map) => mapRef(catalog, map)) })),
  };
}

export function load(_request: PageRequest, { catalog }: GameDataServices): MapsPageData {
  const ofKind = (kind: GameMap['kind']) => catalog.maps.filter((map) => map.kind === kind);
  const nearest = nearestTowns(catalog, ofKind('town'));
  const beyond = shopsBeyond(catalog, nearest);
  return {
    count: catalog.maps.length,
    worlds: listWorlds(catalog),
    offWorld: offWorldMaps(catalog),
    towns: ofKind('town')
      .map((map) => townCard(catalog, map))
      .toSorted((a, b) => b.ports - a.ports),
    fields: groupsByTown(ofKind('field'), catalog, (map) => nearest.get(map.code) ?? beyond.get(map.code)),
    buildings: groupsByTown(ofKind('building'), catalog, (map) => findHomeTown(catalog, map) ?? beyond.get(map.code)),
    regions: [...dungeonsByRegion(catalog), dungeonMapsWithoutDungeon(catalog)].filter(
      ({ dungeons }) => dungeons.length > 0,
    ),
  };
}
