import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toFact } from '../fact.repository.ts';
import type { GameMap, ItemSellMap, Npc, Port, WorldPoint } from './map.contract.ts';

export function toNpc({ id, name, x, y }: Selectable<Database['npc']>): Npc {
  return { id, name, x, y };
}

/** @param npcs those on the map, ordered by id */
export function toMap(row: Selectable<Database['map']>, npcs: readonly Npc[]): GameMap {
  return {
    ...toFact(row),
    code: row.code,
    name: row.name,
    kind: row.kind,
    imgUrl: row.image_url,
    originalSizeX: row.original_size_x,
    originalSizeY: row.original_size_y,
    extentX: row.extent_x,
    extentY: row.extent_y,
    npcs: [...npcs],
    description: row.description,
  };
}

export function toPort(row: Selectable<Database['port']>): Port {
  return {
    ...toFact(row),
    x: row.x,
    y: row.y,
    sourceMapCode: row.source_map_code,
    destinationMapCode: row.destination_map_code,
    destX: row.destination_x,
    destY: row.destination_y,
    minLevel: row.min_level,
  };
}

export function toItemSellMap(row: Selectable<Database['item_sell_map']>): ItemSellMap {
  return {
    ...toFact(row),
    itemId: row.item_id,
    mapId: row.map_id,
    isActive: row.is_active,
    npcName: row.npc_name,
    price: row.price,
  };
}

export function toWorldPoint(row: Selectable<Database['world_point']>): WorldPoint {
  return {
    ...toFact(row),
    world: row.world,
    group: row.point_group,
    name: row.name,
    screenX: row.screen_x,
    screenY: row.screen_y,
    mapCode: row.map_code,
    mapName: row.map_name,
    x: row.x,
    y: row.y,
  };
}
