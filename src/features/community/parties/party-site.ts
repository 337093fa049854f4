import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { RecordParts } from '#features/trade/records/record.service.ts';

/** The part of the site that parties depend on. */
export interface PartySite {
  readonly catalog: { readonly dungeonById: ReadonlyMap<number, Dungeon> };
  readonly gameServers: readonly { id: number }[];
}

/** Adds the records of players who asked to join, for leaders. */
export interface OwnPartySite extends PartySite {
  readonly records: RecordParts;
}

export function serverIds({ gameServers }: Pick<PartySite, 'gameServers'>): number[] {
  return gameServers.map(({ id }) => id);
}
