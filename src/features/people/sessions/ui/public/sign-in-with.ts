import type { Provider } from '@supabase/supabase-js';
import type { SignInProvider } from '#ui/page/site-context.tsx';
import { CALLBACK_PATH } from '../callback-path.ts';
import { sessionClient, tabFlow } from '../session-store.ts';

/** Parameters that make the provider prompt again even if its own session is alive. */
const PROMPT_AGAIN: Readonly<Record<SignInProvider, Record<string, string>>> = {
  discord: { prompt: 'consent' },
  kakao: { prompt: 'login' },
  local: {},
};

export async function signInWith(
  provider: SignInProvider,
  queryParams: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [client, { removeFlow }] = await Promise.all([sessionClient(), import('../verifier-cookies.ts')]);
  const givenUp = tabFlow.read();
  if (givenUp !== null) removeFlow(givenUp);
  const { data, error } = await client.auth.signInWithOAuth({
    // The nickname provider is this site's own, unknown to the library's types.
    provider: provider as Provider,
    options: { redirectTo: location.origin + CALLBACK_PATH, queryParams: { ...queryParams } },
  });
  if (error) throw error;
  tabFlow.save(data.flowId ?? null);
}

/** The new session replaces the present one of this device. */
export function signInAgainWith(provider: SignInProvider): Promise<void> {
  return signInWith(provider, PROMPT_AGAIN[provider]);
}

/** Preloads the client; errors surface when the sign-in begins. */
export async function prepareSignIn(): Promise<void> {
  await sessionClient().catch(() => undefined);
}
