import { whenIdle } from '#platform/client/after-load.ts';
import { renewSessionWith } from '#platform/client/call.ts';
import { hasSessionCookie, SESSION_COOKIE } from '#shared/session-cookie.ts';
import { followNobody, followSession } from '../follow-session.ts';
import { storeMe, storePending } from '../last-seen.ts';
import { renewSession } from '../renew-session.ts';
import { sessionUser } from './me-store.ts';
import { fetchMe, onTabMessage } from './own-api.ts';

/**
 * Loads the provider's client only with a session: the client is half the size of a page. A session that begins or ends
 * in another tab is detected by its cookie.
 */
export function startSession(): void {
  renewSessionWith(renewSession);
  const look = () => {
    if (hasSessionCookie(document.cookie)) follow();
    else if (sessionUser().status !== 'out') followNobody();
  };
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  window.addEventListener('pageshow', (event) => event.persisted && look());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  // The provider's client notifies other tabs on this channel.
  if ('BroadcastChannel' in window) {
    new BroadcastChannel(SESSION_COOKIE.name).addEventListener('message', look);
  }
  onTabMessage(() => sessionUser().status === 'in' && renewMe());
  // Until it is known who is signed in, places for that person are empty.
  if (hasSessionCookie(document.cookie)) look();
  else whenIdle(look);
}

function renewMe(): void {
  fetchMe().then(
    // The user may have signed out meanwhile.
    (me) => sessionUser().status === 'in' && storeMe(me),
    (error: unknown) => console.warn('내 캐릭터를 새로 가져오지 못했습니다.', error),
  );
}

function follow(): void {
  followSession().catch((error: unknown) => {
    console.warn('세션을 살피지 못했습니다.', error);
    storePending();
  });
}
