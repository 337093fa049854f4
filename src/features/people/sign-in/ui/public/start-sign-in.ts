import { navigate } from '#platform/client/navigate.ts';
import { rememberPath } from '../../../require-login/ui/public/return-cookie.ts';
import { CALLBACK_PATH } from '../../../sessions/ui/callback-path.ts';
import { failureIn } from '../../sign-in-failure.rules.ts';

export function startSignIn(): void {
  // It listens in the capture phase, because the router would follow the link while the click bubbles.
  document.addEventListener('click', rememberWhereFrom, { capture: true });
  sendFailureHome();
}

function rememberWhereFrom({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href="/login"]')) rememberPath(here());
}

/** A provider that does not recognise the flow redirects to the site's root. */
function sendFailureHome(): void {
  const failure = location.pathname === CALLBACK_PATH ? undefined : failureIn(new URL(location.href));
  if (!failure) return;
  const query = new URLSearchParams();
  if (failure.error !== null) query.set('error', failure.error);
  if (failure.code !== null) query.set('error_code', failure.code);
  navigate(`${CALLBACK_PATH}?${query}`, { replace: true });
}

function here(): string {
  return location.pathname + location.search + location.hash;
}
