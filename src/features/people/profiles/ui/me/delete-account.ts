import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import { setMe } from '../../../sessions/ui/public/own-api.ts';
import { goHomeAsNobody, signOut } from '../../../sessions/ui/public/sign-out.ts';
import * as endpoints from '../../profile.contract.ts';

const FAILED = '탈퇴하는 중에 오류가 생겼습니다.';

/**
 * Deletes the account, forgets who was here, signs out and goes home (product.md §4).
 * @returns what went wrong; while the page is being left, nothing
 */
export async function deleteAccount(): Promise<string | undefined> {
  try {
    await call(endpoints.deleteAccount);
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'LOGIN_REQUIRED') await showError(fault);
    else console.error(fault);
    return fault instanceof ApiError ? `${FAILED} ${fault.message}` : `${FAILED} 잠시 뒤에 다시 해 주세요.`;
  }
  setMe(null);
  // The session went with the account: whatever signing out says, nobody is signed in any more.
  await signOut().catch(goHomeAsNobody);
  return undefined;
}
