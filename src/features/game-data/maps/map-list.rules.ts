import { matchesName } from '../name-filter.rules.ts';

/** Group of maps to which no town leads. */
export const ELSEWHERE = '그 밖';

interface Named {
  name: string;
}

interface Group<Map extends Named> extends Named {
  maps: Map[];
}

interface MapList<Town extends Named, Map extends Named, Dungeon extends Group<Map>> {
  towns: Town[];
  fields: Group<Map>[];
  buildings: Group<Map>[];
  regions: { name: string; dungeons: Dungeon[] }[];
}

function filterGroups<Map extends Named, G extends Group<Map>>(groups: readonly G[], typed: string): G[] {
  return groups
    .map((group) =>
      matchesName(group.name, typed)
        ? group
        : { ...group, maps: group.maps.filter((map) => matchesName(map.name, typed)) },
    )
    .filter((group) => group.maps.length > 0);
}

export function filterMaps<Town extends Named, Map extends Named, Dungeon extends Group<Map>>(
  list: MapList<Town, Map, Dungeon>,
  typed: string,
): MapList<Town, Map, Dungeon> {
  const named = (thing: Named) => matchesName(thing.name, typed);
  return {
    towns: list.towns.filter(named),
    fields: filterGroups<Map, Group<Map>>(list.fields, typed),
    buildings: filterGroups<Map, Group<Map>>(list.buildings, typed),
    regions: list.regions
      .map((region) => ({ ...region, dungeons: filterGroups<Map, Dungeon>(region.dungeons, typed) }))
      .filter((region) => region.dungeons.length > 0),
  };
}

export function countMaps(list: MapList<Named, Named, Group<Named>>): number {
  const groups = [...list.fields, ...list.buildings, ...list.regions.flatMap((region) => region.dungeons)];
  return list.towns.length + groups.reduce((sum, group) => sum + group.maps.length, 0);
}

interface Town {
  name: string;
  /** Name of the region of most of its hunting grounds; its own name where none is next to it. */
  region: string;
}

export interface TownGroup<T> {
  name: string;
  towns: T[];
}

/** Groups towns by the region of their hunting grounds; regions with only one town are joined into one group. */
export function townsByRegion<T extends Town>(towns: readonly T[]): TownGroup<T>[] {
  const groups = [...Map.groupBy(towns, ({ region }) => region)].map(([name, some]) => ({ name, towns: some }));
  const alone = groups.filter((group) => group.towns.length === 1);
  const together = groups.filter((group) => group.towns.length > 1);
  if (alone.length === 0) return together;
  return [...together, { name: alone.map(({ name }) => name).join(' · '), towns: alone.flatMap((one) => one.towns) }];
}
