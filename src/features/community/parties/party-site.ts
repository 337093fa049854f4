import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';

/** What of the site parties depend on. */
export interface PartySite {
  readonly catalog: { readonly dungeonById: ReadonlyMap<number, Dungeon> };
  readonly gameServers: readonly { id: number }[];
}

export function serverIds({ gameServers }: Pick<PartySite, 'gameServers'>): number[] {
  return gameServers.map(({ id }) => id);
}
