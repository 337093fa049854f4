import { isLeaving } from '#features/people/sessions/ui/public/leaving.ts';
import { meState, onMe } from '#features/people/sessions/ui/public/me-store.ts';
import { rememberPath } from '#features/people/sign-in/ui/public/return-cookie.ts';
import { navigate } from '#platform/client/navigate.ts';
import { type GuardPatterns, isGuarded, LOGIN_PATH } from '../guard.rules.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What the guard must know of the router. */
export interface GuardedRouter {
  readonly state: { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } };
  subscribe(listener: () => void): unknown;
}

/**
 * Sends who is not signed in to the login, from the first page and from every one after it, as soon as the session is
 * known. Where one was going is remembered.
 */
export function startGuard(router: GuardedRouter, patterns: GuardPatterns): void {
  const check = () => {
    if (meState().status !== 'out' || isLeaving()) return;
    const { location, navigation } = router.state;
    const place = navigation.location ?? location;
    if (!isGuarded(place.pathname, patterns)) return;
    rememberPath(place.pathname + place.search + place.hash);
    // Who stands there already has it taken back; who is still on the way keeps the page he comes from.
    navigate(LOGIN_PATH, { replace: navigation.location === undefined });
  };
  router.subscribe(check);
  onMe(check);
  check();
}
