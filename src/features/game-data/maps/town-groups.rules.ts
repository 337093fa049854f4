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
