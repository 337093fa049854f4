import type { Provider } from '@supabase/supabase-js';
import type { SignInProvider } from '#ui/page/site-context.tsx';
import { CALLBACK_PATH } from '../callback-path.ts';
import { sessionClient } from '../session-store.ts';

/** Leaves for the provider; the way back ends at `/confirm`. */
export async function signInWith(provider: SignInProvider): Promise<void> {
  const client = await sessionClient();
  const { error } = await client.auth.signInWithOAuth({
    // The nickname upstream is this site's own.
    provider: provider as Provider,
    options: { redirectTo: location.origin + CALLBACK_PATH },
  });
  if (error) throw error;
}

/** Fetches what signing in takes; a failure shows when it is really begun. */
export async function prepareSignIn(): Promise<void> {
  await sessionClient().catch(() => undefined);
}
