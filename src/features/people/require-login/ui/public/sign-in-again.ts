import { navigate } from '#platform/client/navigate.ts';
import { rememberPath } from './return-cookie.ts';

/** Fragment of the login page that offers a new sign-in to visitors who are signed in. */
export const SIGN_IN_AGAIN_HASH = '#again';

/** @param backTo address to return to: the page with the same dialog open */
export function signInAgain(backTo: string): void {
  rememberPath(backTo);
  navigate(`/login${SIGN_IN_AGAIN_HASH}`);
}
