import { useQuery } from '@tanstack/react-query';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { listDungeons } from '#features/game-data/dungeons/dungeon-endpoints.contract.ts';
import { call } from '#platform/client/call.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { MAX_REGION } from '../../party.limits.ts';

/** Returns the dungeons to which a party may go (product.md §9); none until they are loaded. */
export function usePartyDungeons(): readonly Dungeon[] {
  const { data } = useQuery(
    {
      queryKey: ['party-dungeons'],
      queryFn: async ({ signal }) =>
        (await call(listDungeons, { query: versionQuery(), signal })).filter(({ region }) => region <= MAX_REGION),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  return data ?? [];
}
