import { ApiError } from '#platform/client/api-error.ts';
import type { Who } from '#shared/endpoint.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { type KnownMe, knownMe } from '../../sessions/ui/public/known-me.ts';
import { sessionUser } from '../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../suspensions/suspension.rules.ts';
import { goMakeProfile, showError, showLogin, showSuspension } from './show-error.ts';

export interface RequirePlayerOptions {
  /** Replaces '로그인 후 이용해 주세요'. It may be HTML, which is sanitized. */
  message?: string;
}

export async function checkPlayer(action: (me: Me) => unknown, { message }: RequirePlayerOptions): Promise<void> {
  try {
    const me = await requirePlayer(message);
    if (me) await action(me);
  } catch (error) {
    // Other errors are defects and belong in the console.
    if (!(error instanceof ApiError)) throw error;
    await showError(error);
  }
}

/**
 * Whether the visitor may call an endpoint. If not, a dialog shows why.
 * @param login the text of the login dialog; `in place`: the caller shows it
 * @throws {ApiError} when the visitor's account cannot be loaded
 */
export async function checkCaller(who: Who, login: RequirePlayerOptions | 'in place' = {}): Promise<boolean> {
  if (who === 'player') return (await requirePlayer(login === 'in place' ? undefined : login.message)) !== null;
  const isLet = who !== 'person' || sessionUser().status !== 'out';
  if (!isLet && login !== 'in place') await showLogin(login.message);
  return isLet;
}

async function requirePlayer(message: string | undefined): Promise<Me | null> {
  const me = toPlayer(await knownMe());
  if (me === 'nobody') await showLogin(message);
  else if (me === 'no profile') goMakeProfile();
  else if (isSuspended(me, new Date())) await showSuspension(me);
  else return me;
  return null;
}

function toPlayer(state: KnownMe): Me | 'nobody' | 'no profile' {
  return state.status === 'out' ? 'nobody' : (state.me ?? 'no profile');
}
