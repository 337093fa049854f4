import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Draft } from './draft.ts';

/** Ids of people begin with the id of their map: the first one on map 19 is 19001. */
const PER_MAP = 1000;
/** Ids from here on are of people that operators add. */
const BELOW = 1_000_000_000;

type StoredNpc = Pick<Selectable<Database['npc']>, 'id' | 'key' | 'map_id' | 'name' | 'which'>;

/**
 * Gives new people without an id one to ask for: that of the same person where the map's code was another, else the next of
 * the map's thousand that nobody ever had. So a first import gives the ids by which other installations know them, and
 * whoever comes before them in a later file takes none over.
 */
export function withNpcIds(
  drafts: readonly Draft<'npc'>[] | undefined,
  stored: readonly StoredNpc[],
  mapIds: ReadonlyMap<string, number> = new Map(),
): Draft<'npc'>[] | undefined {
  const keys = new Set(stored.map(({ key }) => key));
  const samePerson = new Map(stored.map((row) => [personOn(row.map_id, row), row.id]));
  const nextId = unusedIds([...stored, ...(drafts ?? [])]);
  return drafts?.map((draft) => {
    if (draft.id !== null || keys.has(draft.key)) return draft;
    const mapId = typeof draft.map_id === 'number' ? draft.map_id : mapIds.get(draft.map_id.refKey);
    if (mapId === undefined) return draft;
    return { ...draft, id: samePerson.get(personOn(mapId, draft)) ?? nextId(mapId) };
  });
}

function personOn(mapId: number, { name, which }: Pick<Draft<'npc'>, 'name' | 'which'>): string {
  return `${mapId}/${name}/${which}`;
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
    if (id > (mapId + 1) * PER_MAP || id >= BELOW) return null;
    take(id);
    return id;
  };
}
