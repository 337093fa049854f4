import type { LoginCheck } from '#platform/client/form/submission.ts';

/** The login check of forms, loaded with the first attempt to send one. */
export async function loadLoginCheck(): Promise<LoginCheck> {
  const [{ checkCaller }, { showError }] = await Promise.all([
    import('../check-player.ts'),
    import('../show-error.ts'),
  ]);
  return { checkCaller, showError };
}
