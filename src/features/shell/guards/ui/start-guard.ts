import { rememberPath } from '#features/people/require-login/ui/public/return-cookie.ts';
import { onSessionChange, sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { isLeaving } from '#features/people/sessions/ui/public/sign-out.ts';
import { navigate } from '#platform/client/navigate.ts';
import { type GuardPatterns, isGuarded, LOGIN_PATH } from '../guard.rules.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export interface GuardedRouter {
  readonly state: { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } };
  subscribe(listener: () => void): unknown;
}

/**
 * Redirects visitors who are not signed in to the login, on the first page and after every navigation, as soon as the
 * session is known. Stores the requested address.
 */
export function startGuard(router: GuardedRouter, patterns: GuardPatterns): void {
  const check = () => {
    if (sessionUser().status !== 'out' || isLeaving()) return;
    const { location, navigation } = router.state;
    const place = navigation.location ?? location;
    if (!isGuarded(place.pathname, patterns)) return;
    rememberPath(place.pathname + place.search + place.hash);
    // Replaces a page that is already shown; during a navigation the previous page stays in the history.
    navigate(LOGIN_PATH, { replace: navigation.location === undefined });
  };
  router.subscribe(check);
  onSessionChange(check);
  check();
}
