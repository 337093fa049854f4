import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { invalidateWith, type LiveQuery, type QueryKey } from './live-query.ts';
import { onPersonCleared } from './private-data.ts';
import { RETRY_PAUSES_MS } from './retry-pauses.ts';

/** Milliseconds within which a response is shown again without a request. */
const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * The client for data that changes after the first paint. Only lazily loaded parts use it, through `useLiveQuery` and
 * without a provider, so that the library is not part of the first visit (decision 32).
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: warnOnce }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: shouldRetry,
      refetchInterval: computeNextTry,
      refetchOnWindowFocus: false,
      // A request without a network fails and is shown as failed, instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

// A provider would call this: requests that failed without a network are repeated when it returns.
queryClient.mount();

onPersonCleared(() => queryClient.clear());
invalidateWith(renewQueries);

export function queryOptions<Input, Data>(query: LiveQuery<Input, Data>, input: Input) {
  const { retry, staleTime, gcTime } = query.definition;
  return {
    queryKey: query.key(input),
    queryFn: ({ signal }: { signal: AbortSignal }) => query.read(input, signal),
    ...(retry !== undefined && { retry }),
    ...(staleTime !== undefined && { staleTime }),
    ...(gcTime !== undefined && { gcTime }),
  };
}

/** Reads what a part will show before it stands, so that nothing moves. It never fails. */
export function prefetchAnswer<Input, Data>(query: LiveQuery<Input, Data>, input: Input): Promise<void> {
  return queryClient.prefetchQuery(queryOptions(query, input));
}

export function storedAnswer<Input, Data>(query: LiveQuery<Input, Data>, input: Input): Data | undefined {
  return queryClient.getQueryData<Data>(query.key(input));
}

/** Shows what a change answered, without reading it again. */
export function storeAnswer<Input, Data>(query: LiveQuery<Input, Data>, input: Input, answer: Data): void {
  queryClient.setQueryData<Data>(query.key(input), () => answer);
}

/** Changes an answer that was read; one that was not read yet stays unread. */
export function changeAnswer<Input, Data>(
  query: LiveQuery<Input, Data>,
  input: Input,
  change: (answer: Data) => Data,
): void {
  queryClient.setQueryData<Data>(query.key(input), (answer) => (answer === undefined ? undefined : change(answer)));
}

/**
 * Requests active queries under a key again, after a change. A first request that is under way is restarted: its
 * response may be from before the change, and `invalidateQueries` alone would wait for it.
 */
export function renewQueries(queryKey: QueryKey): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' })) {
    if (query.state.data === undefined) void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries({ queryKey });
}

/** `fetchWithRetry` has already tried the network three times, so only responses of a failing server are repeated. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && statusOf(error) >= 500;
}

/**
 * Logs the first failure of a query that has no data yet; its place on the page shows a line of its own (contract §1).
 */
function warnOnce(error: Error, { queryKey, state }: Query<unknown, unknown>): void {
  const status = statusOf(error);
  if (state.data !== undefined || state.errorUpdateCount > 1 || (status > 0 && status < 500)) return;
  console.warn(`목록을 가져오지 못했습니다 (${status}): ${JSON.stringify(queryKey)}`, error);
}

const errorsBefore = new WeakMap<object, number>();

/**
 * Milliseconds until a query with data is requested again after a failure. A query without data waits for its button,
 * which an automatic attempt would hide.
 */
function computeNextTry(query: Query): number | false {
  const { status, fetchStatus, data, error, errorUpdateCount } = query.state;
  if (status === 'success') errorsBefore.set(query, errorUpdateCount);
  const code = statusOf(error);
  if (status !== 'error' || fetchStatus !== 'idle' || data === undefined || (code > 0 && code < 500)) return false;
  return RETRY_PAUSES_MS[errorUpdateCount - (errorsBefore.get(query) ?? 0) - 1] ?? false;
}

/** The HTTP status; 0 without a response, NaN when the error is not of a request. */
function statusOf(error: unknown): number {
  return Number(Reflect.get(Object(error), 'status'));
}
