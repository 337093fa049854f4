import { QueryClient } from '@tanstack/react-query';
import { onPersonCleared } from './private-data.ts';

/** Milliseconds; a newer response is shown without a request. */
const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * For data that changes after the first paint, in lazily loaded parts only: `useQuery({…}, queryClient)`, without a
 * provider, so that the library is not part of the first visit.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: shouldRetry } },
});

onPersonCleared(() => queryClient.clear());

/** `fetchWithRetry` has already tried the network three times, so only responses of a failing server are repeated. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return failures < RETRIES && typeof status === 'number' && status >= 500;
}
