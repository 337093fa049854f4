import type { AuthError } from '@supabase/supabase-js';
import { followNow, followSession } from '../../sessions/ui/follow-session.ts';
import { knownMe } from '../../sessions/ui/public/known-me.ts';
import { endReplaced } from '../../sessions/ui/replaced-session.ts';
import { tabFlow } from '../../sessions/ui/session-store.ts';
import { FLOW_PARAM, failureIn, type SignInFailure, withoutSignIn } from '../sign-in-failure.rules.ts';

export type SignInResult =
  | { kind: 'failed'; failure: SignInFailure }
  /** `name` is the provider's name for the person, unvalidated. */
  | { kind: 'in'; userId: string; name: unknown }
  | { kind: 'out' }
  | { kind: 'away' };

const NOT_BEGUN_HERE: SignInFailure = { error: null, code: 'pkce_code_verifier_not_found' };

let pending: { href: string; result: Promise<SignInResult> } | undefined;

/** Finishes the sign-in of the current address. Idempotent per address. */
export function finishSignIn(): Promise<SignInResult> {
  if (pending?.href !== location.href) pending = { href: location.href, result: finish(new URL(location.href)) };
  return pending.result;
}

async function finish(url: URL): Promise<SignInResult> {
  try {
    const failure = failureIn(url);
    const hasCode = url.searchParams.has('code');
    // The client reads the address when it is created; only then may the address be cleaned.
    const client = await followSession();
    const { error } = await client.auth.initialize();
    cleanAddress(url);
    await removeVerifiers(url);
    if (failure) return { kind: 'failed', failure };
    // An address that was used before has no verifier any more. Visitors who are signed in are then redirected all the
    // same.
    if (hasCode && error && error.code !== NOT_BEGUN_HERE.code) return { kind: 'failed', failure: toFailure(error) };
    const session = await followNow();
    if (!session) return hasCode ? { kind: 'failed', failure: NOT_BEGUN_HERE } : { kind: 'out' };
    void endReplaced();
    const state = await knownMe();
    if (state.status === 'out') return { kind: 'out' };
    return { kind: 'in', userId: session.user.id, name: session.user.user_metadata.full_name };
  } catch (error) {
    console.warn('로그인을 마치지 못했습니다.', error);
    return { kind: 'away' };
  }
}

/** A refusal may return without the id of its flow; then it belongs to the flow that this tab started. */
async function removeVerifiers(url: URL): Promise<void> {
  const flow = url.searchParams.get(FLOW_PARAM) ?? tabFlow.read();
  tabFlow.delete();
  const { removeFlow, shortenVerifiers } = await import('../../sessions/ui/verifier-cookies.ts');
  if (flow !== null) removeFlow(flow);
  shortenVerifiers();
}

function cleanAddress(url: URL): void {
  const clean = withoutSignIn(url);
  if (clean !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', clean);
}

function toFailure(error: AuthError): SignInFailure {
  return {
    error: error.name === 'AuthRetryableFetchError' ? 'temporarily_unavailable' : null,
    code: error.code ?? null,
  };
}
