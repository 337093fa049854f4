import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toFact } from '../fact.repository.ts';
import type { Dungeon, Region } from './dungeon.contract.ts';

export function toRegion(row: Selectable<Database['region']>): Region {
  const { id, name, opened, notes, source, confidence } = row;
  return { id, name, opened, notes, source, confidence };
}

export function toDungeon(row: Selectable<Database['dungeon']>): Dungeon {
  return {
    ...toFact(row),
    region: row.region,
    name: row.name,
    reqLvMin: row.req_level_min,
    reqLvMax: row.req_level_max,
    levelNote: row.level_note,
    entryMinLevel: row.entry_min_level,
    location: row.location,
    description: row.description,
    imgUrl: row.image_url,
    sortOrder: row.sort_order,
    mapId: row.map_id,
    floors: row.floors,
    mapCodes: row.map_codes,
    entrances: row.entrances,
    opened: row.opened,
    partOf: row.part_of,
    monsterIds: row.monster_ids,
  };
}
