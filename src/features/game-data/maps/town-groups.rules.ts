interface Town {
  name: string;
  /** Where most of its hunting grounds are; its own name where none is next to it. */
  region: string;
}

export interface TownGroup<T> {
  name: string;
  towns: T[];
}

/** Towns by the region of their hunting grounds; a region with one town has no head of its own. */
export function townsByRegion<T extends Town>(towns: readonly T[]): TownGroup<T>[] {
  const groups = [...Map.groupBy(towns, ({ region }) => region)].map(([name, some]) => ({ name, towns: some }));
  const alone = groups.filter((group) => group.towns.length === 1);
  const together = groups.filter((group) => group.towns.length > 1);
  if (alone.length === 0) return together;
  return [...together, { name: alone.map(({ name }) => name).join(' · '), towns: alone.flatMap((one) => one.towns) }];
}
