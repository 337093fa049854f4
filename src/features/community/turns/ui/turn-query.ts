import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { listTurnOrders } from '../turn.contract.ts';

export function turnQuery(partyId: number) {
  return {
    queryKey: ['turns', partyId],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(listTurnOrders, { query: { partyId }, signal }),
  };
}

export function renewTurns(partyId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: turnQuery(partyId).queryKey });
}
