import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Draft } from './draft.ts';
import type { Renamings } from './renamings.ts';

/** Ids of people begin with the id of their map: the first one on map 19 is 19001. */
const PER_MAP = 1000;
/** Ids from here up are of people that operators add. */
export const FIRST_OPERATOR_NPC_ID = 1_000_000_000;

type StoredNpc = Pick<Selectable<Database['npc']>, 'id' | 'key' | 'map_id'>;

/**
 * Gives new people without an id one to ask for: that of the same person where the map's code was another, else the next of
 * the map's thousand that nobody ever had. So a first import gives the ids by which other installations know them, and
 * whoever comes before them in a later file takes none over. Who was only renamed is left to `assignIds`.
 */
export function withNpcIds(
  drafts: readonly Draft<'npc'>[] | undefined,
  stored: readonly StoredNpc[],
  mapIds: ReadonlyMap<string, number> = new Map(),
  renamings: Renamings['npc'] = new Map(),
): Draft<'npc'>[] | undefined {
  const known = new Set(stored.map(({ key }) => key));
  const samePerson = new Map(stored.map(({ id, map_id, key }) => [personOn(map_id, key), id]));
  const nextId = unusedIds([...stored, ...(drafts ?? [])]);
  return drafts?.map((draft) => {
    const keys = [draft.key, ...(renamings.get(draft.key)?.formerKeys ?? [])];
    if (draft.id !== null || keys.some((key) => known.has(key))) return draft;
    const mapId = typeof draft.map_id === 'number' ? draft.map_id : mapIds.get(draft.map_id.refKey);
    if (mapId === undefined) return draft;
    const same = keys.map((key) => samePerson.get(personOn(mapId, key))).find((id) => id !== undefined);
    return { ...draft, id: same ?? nextId(mapId) };
  });
}

/** The key with the map's id in place of its code. Of a row that operators renamed the key has the base's name. */
function personOn(mapId: number, key: string): string {
  return mapId + key.slice(key.indexOf('/'));
}

/** Returns null where the map's thousand is full. */
function unusedIds(used: readonly { id: number | null }[]): (mapId: number) => number | null {
  const last = new Map<number, number>();
  const take = (id: number) => {
    const mapId = Math.floor((id - 1) / PER_MAP);
    last.set(mapId, Math.max(id, last.get(mapId) ?? 0));
  };
  for (const { id } of used) if (id !== null) take(id);
  return (mapId) => {
    const id = (last.get(mapId) ?? mapId * PER_MAP) + 1;
    if (id > (mapId + 1) * PER_MAP || id >= FIRST_OPERATOR_NPC_ID) return null;
    take(id);
    return id;
  };
}
