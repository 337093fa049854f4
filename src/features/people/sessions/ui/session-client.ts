import { createBrowserClient } from '@supabase/ssr';
import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import type { SiteSignIn } from '#ui/page/site-context.tsx';
import { CALLBACK_PATH } from './callback-path.ts';

export type SessionClient = ReturnType<typeof createSessionClient>;

/**
 * The unmodified client of the identity provider. Its cookies are cut at 3180 characters and it looks every 30 seconds
 * whether the session is to be renewed: both are its own defaults (product.md §9, docs/decisions/0008).
 */
export function createSessionClient({ url, publicKey }: SiteSignIn) {
  return createBrowserClient(url ?? location.origin, publicKey, {
    cookieOptions: { ...SESSION_COOKIE, secure: location.protocol === 'https:' },
    // Elsewhere `?error=` and `?code=` are not the provider's.
    auth: { detectSessionInUrl: location.pathname.replace(/\/$/, '') === CALLBACK_PATH },
    global: { fetch: fetchForClient },
  });
}

/** Tokens are asked for by the client's own rules of trying again; twice over they would multiply. */
const fetchForClient: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return new URL(url).pathname.endsWith('/token') ? fetch(input, init) : fetchWithRetry(input, init);
};
