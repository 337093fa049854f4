import { useQuery } from '@tanstack/react-query';
import { useLive } from './live.ts';
import { invalidateOnce, isStaleAfter, type LiveQuery, type Renewable, topicsFor } from './live-query.ts';
import { queryClient, queryOptions } from './query-client.ts';

interface UseOptions<Data> {
  /** `false`: nothing is requested and nothing is listened to. */
  readonly isEnabled?: boolean;
  /** `false`: live events do not renew it here. */
  readonly isLive?: boolean;
  /** Shown until the answer is there. */
  readonly placeholder?: Data | undefined;
}

type Given<Input, Data> = undefined extends Input
  ? [input?: Input, options?: UseOptions<Data>]
  : [input: Input, options?: UseOptions<Data>];

/** Reads the query, and reads it again after its live events. */
export function useLiveQuery<Input, Data>(query: LiveQuery<Input, Data>, ...given: Given<Input, Data>) {
  const [input, { isEnabled = true, isLive = isEnabled, placeholder } = {}] = given as [Input, UseOptions<Data>?];
  useRenewal(query, input, isLive);
  return useQuery(
    { ...queryOptions(query, input), enabled: isEnabled, placeholderData: placeholder as never },
    queryClient,
  );
}

/** Makes stale what the events of the query say, also while another part of the page shows it, or none does. */
export function useRenewal<Input>(query: Renewable<Input>, input: Input, isLive = true): void {
  useLive(isLive ? topicsFor(query, input) : [], (event) => {
    if (isStaleAfter(query, event)) invalidateOnce(query, input);
  });
}
