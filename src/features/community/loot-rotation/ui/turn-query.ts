import { call } from '#platform/client/call.ts';
import { renewQueries } from '#platform/client/query-client.ts';
import { listLootRotations } from '../loot-rotation.contract.ts';

/** The party or guild whose loot rotations are read. */
export type TurnsOf = { partyId: number } | { guildId: number };

export function turnQuery(owner: TurnsOf) {
  return {
    queryKey: ['turns', owner],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(listLootRotations, { query: owner, signal }),
  };
}

export function renewTurns(owner: TurnsOf): Promise<void> {
  return renewQueries(turnQuery(owner).queryKey);
}
