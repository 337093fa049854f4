import { ApiError } from '#platform/client/api-error.ts';
import type { Who } from '#shared/endpoint.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { type KnownMe, knownMe } from '../../sessions/ui/public/known-me.ts';
import { meState } from '../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../suspensions/suspension.rules.ts';
import { goMakeProfile, showError, showLogin, showSuspension } from './show-error.ts';

export interface RequirePlayerOptions {
  /** In place of '로그인 후 이용해 주세요'; may be HTML, of which only harmless markup is shown. */
  message?: string;
}

/** See `requirePlayer`. */
export async function checkPlayer(action: (me: Me) => unknown, { message }: RequirePlayerOptions): Promise<void> {
  try {
    const me = await requirePlayer(message);
    if (me) await action(me);
  } catch (fault) {
    // What else is thrown in here is a fault of ours, for the console.
    if (!(fault instanceof ApiError)) throw fault;
    await showError(fault);
  }
}

/**
 * Whether the one who is here may call an endpoint; why not is shown.
 * @param login what the login dialog says; `in place`: the caller says it
 * @throws {ApiError} when it does not become known who is here
 */
export async function checkCaller(who: Who, login: RequirePlayerOptions | 'in place' = {}): Promise<boolean> {
  if (who === 'player') return (await requirePlayer(login === 'in place' ? undefined : login.message)) !== null;
  const isLet = who !== 'person' || meState().status !== 'out';
  if (!isLet && login !== 'in place') await showLogin(login.message);
  return isLet;
}

/** Null: a dialog has said why not. */
async function requirePlayer(message: string | undefined): Promise<Me | null> {
  const me = playerOf(await knownMe());
  if (me === 'nobody') await showLogin(message);
  else if (me === 'no profile') goMakeProfile();
  else if (isSuspended(me, new Date())) await showSuspension(me);
  else return me;
  return null;
}

function playerOf(state: KnownMe): Me | 'nobody' | 'no profile' {
  return state.status === 'out' ? 'nobody' : (state.me ?? 'no profile');
}
