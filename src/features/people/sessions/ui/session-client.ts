import { createBrowserClient } from '@supabase/ssr';
import { fetchOnce, fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import type { SiteSignIn } from '#ui/page/site-context.tsx';
import { CALLBACK_PATH } from './callback-path.ts';
import { noteReplaced } from './replaced-session.ts';
import { clientCookies } from './verifier-cookies.ts';

export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * The unmodified client of the identity provider. Splitting cookies at 3180 characters and checking the session every
 * 30 seconds are its own defaults (product.md §9, docs/decisions/0008).
 */
export function createSessionClient({ url, publicKey }: SiteSignIn) {
  return createBrowserClient(url ?? location.origin, publicKey, {
    cookieOptions: { ...SESSION_COOKIE, secure: location.protocol === 'https:' },
    // Sessions of another provider cannot be ended one by one.
    cookies: url === null ? cookiesOfOwnProvider : clientCookies,
    auth: {
      // On other pages `?error=` and `?code=` do not belong to the provider.
      detectSessionInUrl: location.pathname.replace(/\/$/, '') === CALLBACK_PATH,
      // Each redirect carries the id of its flow, so that two tabs signing in at once find their own verifiers.
      experimental: { appendPkceFlowIdToRedirects: true },
    },
    global: { fetch: fetchForClient },
  });
}

const cookiesOfOwnProvider: typeof clientCookies = {
  getAll: clientCookies.getAll,
  setAll(cookies) {
    noteReplaced(clientCookies.getAll(), cookies);
    clientCookies.setAll(cookies);
  },
};

/** Token requests are not retried here: the client retries by itself, and the attempts would multiply. */
const fetchForClient: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url).pathname.endsWith('/token') ? fetchOnce(input, init) : fetchWithRetry(input, init);
};
