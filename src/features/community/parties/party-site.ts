import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { RecordParts } from '#features/trade/records/record.service.ts';

/** Everything of the site that parties depend on. */
export interface PartySite {
  readonly catalog: { readonly dungeonById: ReadonlyMap<number, Dungeon> };
  readonly gameServers: readonly { id: number }[];
}

/** For leaders, who read the records of those who asked. */
export interface OwnPartySite extends PartySite {
  readonly records: RecordParts;
}

export function serverIds({ gameServers }: Pick<PartySite, 'gameServers'>): number[] {
  return gameServers.map(({ id }) => id);
}
