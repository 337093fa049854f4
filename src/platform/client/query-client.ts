import { QueryClient } from '@tanstack/react-query';
import { onPersonCleared } from './private-data.ts';

/** Milliseconds that an answer counts as fresh: coming back to a part of the page asks for nothing. */
const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * What changes after the first paint. For lazily loaded parts only: `useQuery({…}, queryClient)`, without a provider, so that
 * no page pays for it on its first visit.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS, retry: shouldRetry } },
});

onPersonCleared(() => queryClient.clear());

/** The network was tried three times already; only a server in trouble is asked again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return failures < RETRIES && typeof status === 'number' && status >= 500;
}
