import { hasChangedSince, sessionClient } from './session-holder.ts';

/** `away`: the provider gave no answer, and the session may be as good as ever. */
export type Renewal = 'renewed' | 'ended' | 'away';

/**
 * A newer session than the one that a request was sent with and the API refused.
 * @param sentAt on the clock of `performance`
 */
export async function renewSession(sentAt: number): Promise<Renewal> {
  try {
    const client = await sessionClient();
    if (hasChangedSince(sentAt)) return 'renewed';
    const { data, error } = await client.auth.refreshSession();
    if (data.session) return 'renewed';
    return error?.name === 'AuthRetryableFetchError' ? 'away' : 'ended';
  } catch (error) {
    console.warn('세션을 새로 받지 못했습니다.', error);
    return 'away';
  }
}
