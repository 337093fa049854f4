import { ApiError } from '#platform/client/api-error.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { followSession } from '../follow-session.ts';
import { type MeState, onSessionChange, sessionUser } from './me-store.ts';

export type KnownMe = Exclude<MeState, { status: 'unknown' }>;

const PATIENCE_MS = 10_000;

/**
 * Waits until it is known who is signed in, and hurries it.
 * @throws {ApiError} UNAVAILABLE when the profile cannot be loaded
 */
export async function knownMe(): Promise<KnownMe> {
  const state = sessionUser();
  if (state.status !== 'unknown') return state;
  if (hasSessionCookie(document.cookie)) {
    followSession().catch((error: unknown) => console.warn('세션을 살피지 못했습니다.', error));
  }
  return new Promise((resolve, reject) => {
    const stop = onSessionChange(() => {
      const next = sessionUser();
      if (next.status !== 'unknown') end(() => resolve(next));
    });
    const timer = setTimeout(() => end(() => reject(new ApiError(0, 'UNAVAILABLE', NOT_KNOWN))), PATIENCE_MS);
    function end(settle: () => void): void {
      clearTimeout(timer);
      stop();
      settle();
    }
  });
}

const NOT_KNOWN = '로그인 상태를 확인하지 못했습니다. 잠시 뒤에 다시 해 주세요.';
