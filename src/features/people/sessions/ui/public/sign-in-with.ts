import type { Provider } from '@supabase/supabase-js';
import type { SignInProvider } from '#ui/page/site-context.tsx';
import { CALLBACK_PATH } from '../callback-path.ts';
import { sessionClient } from '../session-store.ts';

export async function signInWith(provider: SignInProvider): Promise<void> {
  const client = await sessionClient();
  const { error } = await client.auth.signInWithOAuth({
    // The nickname provider is this site's own, unknown to the library's types.
    provider: provider as Provider,
    options: { redirectTo: location.origin + CALLBACK_PATH },
  });
  if (error) throw error;
}

/** Preloads the client; errors surface when the sign-in begins. */
export async function prepareSignIn(): Promise<void> {
  await sessionClient().catch(() => undefined);
}
