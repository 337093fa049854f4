import { call } from '#platform/client/call.ts';
import { endSession } from '../session.contract.ts';
import { type Cookie, sessionIn } from './session-in-cookies.ts';

const replaced = new Set<string>();

/**
 * Call it directly before the cookies are written: only the session in them at that moment is replaced, whichever tab
 * it came from. Without it, signing in again would leave two sessions on this device.
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
