import { perSnapshot } from '#shared/per-snapshot.ts';
import { tileHref, tileText } from '../refs/tile.rules.ts';
import type { Catalog } from './catalog.ts';
import type { GameMap } from './map.contract.ts';

interface Named {
  map: string | null;
  mapName: string;
  x?: number | null;
  y?: number | null;
}

export interface PlaceView {
  /** `용왕의방 (12, 7)` */
  text: string;
  /** Null: the map is not known. */
  href: string | null;
  /** The place as in the address of a route; null: its location is not known. */
  to: string | null;
}

type Maps = Pick<Catalog, 'maps' | 'mapByCode'>;

const mapsByName = perSnapshot(({ maps }: Pick<Catalog, 'maps'>) => Map.groupBy(maps, ({ name }) => name));

/** Finds the map by its code, or by its name where only one map has that name. */
export function mapNamed(catalog: Maps, { map: code, mapName }: Pick<Named, 'map' | 'mapName'>): GameMap | undefined {
  if (code !== null) return catalog.mapByCode.get(code);
  const named = mapsByName(catalog).get(mapName) ?? [];
  return named.length === 1 ? named[0] : undefined;
}

/** @param npc name of the person at the place; the route then leads to this person */
export function placeView(catalog: Maps, place: Named, npc: string | null = null): PlaceView {
  const map = mapNamed(catalog, place);
  const { x, y } = place;
  const named = (map?.npcs ?? []).filter(({ name }) => name === npc);
  const person = named.find((one) => one.x === x && one.y === y) ?? (named.length === 1 ? named[0] : undefined);
  const tile = x != null && y != null ? { x, y } : person;
  const name = map?.name ?? place.mapName;
  if (!map) return { text: tile ? `${name} (${tileText(tile.x, tile.y)})` : name, href: null, to: null };
  return {
    text: tile ? `${name} (${tileText(tile.x, tile.y)})` : name,
    href: tile ? tileHref(map.code, tile) : `/maps/${map.code}`,
    to: person ? `npc:${person.id}` : map.code,
  };
}
