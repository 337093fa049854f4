import { call } from '#platform/client/call.ts';
import { endSession } from '../session.contract.ts';
import { type Cookie, sessionIn } from './session-in-cookies.ts';

const replaced = new Set<string>();

/**
 * To be called at the very write of the cookies: only what stands in them then is replaced, whichever tab signed in before.
 * Whoever signs in again would otherwise have two sessions on this device.
 */
export function noteReplaced(present: readonly Cookie[], written: readonly Cookie[]): void {
  const after = sessionIn(written);
  const before = after && sessionIn(present);
  if (before && before.userId === after.userId && before.id !== after.id) replaced.add(before.id);
}

export async function endReplaced(): Promise<void> {
  const ids = [...replaced];
  replaced.clear();
  const ended = await Promise.allSettled(ids.map((id) => call(endSession, { params: { id } })));
  for (const end of ended) {
    if (end.status === 'rejected') console.warn('앞의 로그인을 끝내지 못했습니다.', end.reason);
  }
}
