import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { onPersonCleared } from './private-data.ts';
import { RETRY_PAUSES_MS } from './retry-pauses.ts';

/** Milliseconds; a newer response is shown without a request. */
const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * For data that changes after the first paint, in lazily loaded parts only: `useQuery({…}, queryClient)`, without a
 * provider, so that the library is not part of the first visit.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: warnOnce }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: shouldRetry,
      refetchInterval: nextTryOf,
      refetchOnWindowFocus: false,
      // Without a network it fails and says so, instead of waiting silently.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

// A provider would do it: what failed without a network is read when that is back.
queryClient.mount();

onPersonCleared(() => queryClient.clear());

/**
 * Reads what is shown under a key anew, after a change. A first read that is under way begins again: what it brings may be of
 * before the change, and `invalidateQueries` alone would wait for it.
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

/** What never came stands empty with its line; the console says once what failed (contract §1). */
function warnOnce(error: Error, { queryKey, state }: Query<unknown, unknown>): void {
  const status = statusOf(error);
  if (state.data !== undefined || state.errorUpdateCount > 1 || (status > 0 && status < 500)) return;
  console.warn(`목록을 가져오지 못했습니다 (${status}): ${JSON.stringify(queryKey)}`, error);
}

const errorsBefore = new WeakMap<object, number>();

/**
 * Milliseconds until what is shown already is read again after a failure. What never came waits for its button, which a
 * try by itself would hide.
 */
function nextTryOf(query: Query): number | false {
  const { status, fetchStatus, data, error, errorUpdateCount } = query.state;
  if (status === 'success') errorsBefore.set(query, errorUpdateCount);
  const code = statusOf(error);
  if (status !== 'error' || fetchStatus !== 'idle' || data === undefined || (code > 0 && code < 500)) return false;
  return RETRY_PAUSES_MS[errorUpdateCount - (errorsBefore.get(query) ?? 0) - 1] ?? false;
}

/** 0: there was no response; NaN: the error is none of a request. */
function statusOf(error: unknown): number {
  return Number(Reflect.get(Object(error), 'status'));
}
