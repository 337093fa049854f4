import type { Renewal } from '#platform/client/call.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { hasChangedSince, sessionClient } from './session-store.ts';

/**
 * A newer session than the one that a request was sent with and the API refused.
 * @param sentAt on the clock of `performance`
 */
export async function renewSession(sentAt: number): Promise<Renewal> {
  try {
    const client = await sessionClient();
    if (hasChangedSince(sentAt)) return 'renewed';
    const { data, error } = await client.auth.refreshSession();
    return data.session ? 'renewed' : outcomeOf(error?.name, hasSessionCookie(document.cookie));
  } catch (error) {
    console.warn('세션을 새로 받지 못했습니다.', error);
    return 'away';
  }
}

/** What a renewal without a session means, by the name of the client's error. */
export function outcomeOf(error: string | undefined, hasCookie: boolean): Renewal {
  if (error === 'AuthRetryableFetchError') return 'away';
  // Another tab was faster, and the cookie holds what it got.
  return error === 'AuthRefreshDiscardedError' && hasCookie ? 'renewed' : 'ended';
}
