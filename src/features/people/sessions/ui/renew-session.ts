import type { Renewal } from '#platform/client/call.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { hasChangedSince, sessionClient } from './session-store.ts';

/**
 * Refreshes a session that the API refused.
 * @param sentAt when the refused request was sent, by `performance.now()`
 */
export async function renewSession(sentAt: number): Promise<Renewal> {
  try {
    const client = await sessionClient();
    if (hasChangedSince(sentAt)) return 'renewed';
    const { data, error } = await client.auth.refreshSession();
    return data.session ? 'renewed' : toRenewal(error?.name, hasSessionCookie(document.cookie));
  } catch (error) {
    console.warn('세션을 새로 받지 못했습니다.', error);
    return 'away';
  }
}

export function toRenewal(error: string | undefined, hasCookie: boolean): Renewal {
  if (error === 'AuthRetryableFetchError') return 'away';
  // Another tab was faster, and the cookie contains its new session.
  return error === 'AuthRefreshDiscardedError' && hasCookie ? 'renewed' : 'ended';
}
