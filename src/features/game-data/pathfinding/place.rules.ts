import type { Catalog } from '../catalog/catalog.ts';
import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { Item } from '../catalog/item.contract.ts';
import type { GameMap } from '../catalog/map.contract.ts';
import { dungeonsWith } from '../dungeons/dungeon.rules.ts';
import type { FindSpot, Place } from './place.contract.ts';

export type PlaceQuery =
  | { kind: 'map'; code: string }
  | { kind: 'npc' | 'dungeon' | 'item' | 'sells' | 'drops'; id: number };

export type PlaceFacts = Pick<
  Catalog,
  | 'mapByCode'
  | 'mapById'
  | 'mapByNpcId'
  | 'dungeonById'
  | 'itemById'
  | 'monsterById'
  | 'sellMapsOfItem'
  | 'dropsOfItem'
  | 'partsOfDungeon'
>;

const CODE = /^(?:0|[1-9]\d{0,9})$/;
const NUMBERED = /^(npc|dungeon|item|sells|drops):([1-9]\d{0,9})$/;

/** Reads `22`, `npc:ID`, `dungeon:ID`, `item:ID`, `sells:ID` or `drops:ID`; null for anything else. */
export function readPlace(text: string): PlaceQuery | null {
  if (CODE.test(text)) return { kind: 'map', code: text };
  const match = NUMBERED.exec(text);
  if (!match) return null;
  return { kind: match[1] as Exclude<PlaceQuery['kind'], 'map'>, id: Number(match[2]) };
}

/** Returns null if there is no such thing, an empty list if it exists but its location is not known. */
export function findPlaces(facts: PlaceFacts, requested: PlaceQuery): Place[] | null {
  switch (requested.kind) {
    case 'map': {
      const map = facts.mapByCode.get(requested.code);
      return map ? [placeOn(map, { kind: 'map', requested: requested.code, name: map.name })] : null;
    }
    case 'npc':
      return npcPlaces(facts, requested.id);
    case 'dungeon': {
      const dungeon = facts.dungeonById.get(requested.id);
      return dungeon ? dungeonPlaces(facts, dungeon) : null;
    }
    default: {
      const item = facts.itemById.get(requested.id);
      return item ? itemPlaces(facts, item, requested.kind) : null;
    }
  }
}

type PlaceOf = Pick<Place, 'kind' | 'requested' | 'name'> & Partial<Pick<Place, 'x' | 'y' | 'spot'>>;

function placeOn(map: GameMap, { x = null, y = null, spot = null, ...rest }: PlaceOf): Place {
  return { ...rest, map: { code: map.code, name: map.name }, x, y, spot };
}

function npcPlaces(facts: PlaceFacts, id: number): Place[] | null {
  const map = facts.mapByNpcId.get(id);
  const npc = map?.npcs.find((one) => one.id === id);
  return map && npc
    ? [placeOn(map, { kind: 'npc', requested: `npc:${id}`, name: npc.name, x: npc.x, y: npc.y })]
    : null;
}

function dungeonPlaces(facts: PlaceFacts, dungeon: Dungeon): Place[] {
  const map = firstFloor(facts, dungeon);
  return map ? [placeOn(map, { kind: 'dungeon', requested: `dungeon:${dungeon.id}`, name: dungeon.name })] : [];
}

function firstFloor(facts: PlaceFacts, dungeon: Dungeon): GameMap | undefined {
  return dungeon.mapId === null ? undefined : facts.mapById.get(dungeon.mapId);
}

function itemPlaces(facts: PlaceFacts, item: Item, how: 'item' | 'sells' | 'drops'): Place[] {
  const base = { kind: 'item', requested: `${how}:${item.id}`, name: item.name } as const;
  const sold = how === 'drops' ? [] : sellingPlaces(facts, item, base);
  const dropped = how === 'sells' ? [] : droppingPlaces(facts, item, base);
  return [...sold, ...dropped];
}

function sellingPlaces(facts: PlaceFacts, item: Item, base: PlaceOf): Place[] {
  return facts.sellMapsOfItem(item.id).flatMap((sale) => {
    const map = facts.mapById.get(sale.mapId);
    if (!map) return [];
    const npc = map.npcs.find(({ name }) => name === sale.npcName);
    const spot: FindSpot = { how: 'sells', who: sale.npcName === null ? [] : [sale.npcName], dungeon: null };
    return [placeOn(map, { ...base, x: npc?.x ?? null, y: npc?.y ?? null, spot })];
  });
}

function droppingPlaces(facts: PlaceFacts, item: Item, base: PlaceOf): Place[] {
  const names = new Map<Dungeon, Set<string>>();
  for (const { monsterId } of facts.dropsOfItem(item.id)) {
    const monster = facts.monsterById.get(monsterId);
    if (!monster) continue;
    for (const dungeon of dungeonsWith(facts, monster)) {
      names.set(dungeon, (names.get(dungeon) ?? new Set()).add(monster.name));
    }
  }
  return [...names].flatMap(([dungeon, who]) => {
    const map = firstFloor(facts, dungeon);
    const { id, name, region } = dungeon;
    return map ? [placeOn(map, { ...base, spot: { how: 'drops', who: [...who], dungeon: { id, name, region } } })] : [];
  });
}
