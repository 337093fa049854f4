import { useQuery } from '@tanstack/react-query';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import type { Settlement } from '../settlement.contract.ts';
import { settlementOwn } from '../settlement.events.ts';
import { getSettlement, listSettlements } from '../settlement-endpoints.contract.ts';

const SETTLEMENTS = 'settlements';
const keyOf = (id: number) => [SETTLEMENTS, 'one', id] as const;

export function renewSettlements(): Promise<void> {
  return renewQueries([SETTLEMENTS]);
}

/** Shows a settlement from an answer, without reading it again. */
export function showSettlement(settlement: Settlement): void {
  queryClient.setQueryData(keyOf(settlement.id), settlement);
}

/** Reads settlements again as soon as anybody changes one that the visitor may see. */
function useRenewal(): void {
  useLive([ownTopic], (event) => {
    if (event.type === 'resync' || settlementOwn.matches(event)) void renewSettlements();
  });
}

export function useSettlement(id: number) {
  useRenewal();
  return useQuery(
    {
      queryKey: keyOf(id),
      queryFn: ({ signal }) => call(getSettlement, { params: { id }, signal }),
      retry: false,
    },
    queryClient,
  );
}

/** Limits settlements to those of a party or guild; undefined: all in which the visitor has a share. */
export type SettlementsOf = { partyId: number } | { guildId: number };

function listQuery(owner?: SettlementsOf) {
  return {
    queryKey: [SETTLEMENTS, 'list', owner ?? 'all'],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(listSettlements, { query: { ...owner }, signal }),
    retry: false,
  };
}

export function useSettlements(owner?: SettlementsOf) {
  useRenewal();
  return useQuery(listQuery(owner), queryClient);
}

/** Loads the settlements of a party for parts that render at once with them, so that nothing moves. It never fails. */
export function loadSettlements(partyId: number): Promise<void> {
  return queryClient.prefetchQuery(listQuery({ partyId }));
}
