import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { call } from '#platform/client/call.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { MAX_REGION } from '../../party.limits.ts';

const partyDungeons = defineLiveQuery({
  key: ['party-dungeons'],
  read: async (_: undefined, signal) =>
    (await call(listDungeons, { query: versionQuery(), signal })).filter(({ region }) => region <= MAX_REGION),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the dungeons to which a party may go (product.md §9); none until they are loaded. */
export function usePartyDungeons(): readonly Dungeon[] {
  return useLiveQuery(partyDungeons).data ?? [];
}
