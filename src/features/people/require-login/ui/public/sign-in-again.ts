import { navigate } from '#platform/client/navigate.ts';
import { rememberPath } from './return-cookie.ts';

/** Of the login page, for who is signed in already. */
export const SIGN_IN_AGAIN_HASH = '#again';

/** @param backTo where the new sign-in leads: the page with the same dialog open */
export function signInAgain(backTo: string): void {
  rememberPath(backTo);
  navigate(`/login${SIGN_IN_AGAIN_HASH}`);
}
