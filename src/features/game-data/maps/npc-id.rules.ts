/** More people than ever stood on one map. */
const PER_MAP = 1000;

/** People have no number in the facts: theirs is made of the map's id and their position in its list, counted from 0. */
export function npcId(mapId: number, position: number): number {
  return mapId * PER_MAP + position + 1;
}

export function npcPlaceOf(id: number): { mapId: number; position: number } {
  return { mapId: Math.floor((id - 1) / PER_MAP), position: (id - 1) % PER_MAP };
}
