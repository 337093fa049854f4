import type { LoginGate } from '#platform/client/form/submission.ts';

/** The login gate of forms, loaded with the first attempt to send one. */
export async function loadGate(): Promise<LoginGate> {
  const [{ checkCaller }, { showError }] = await Promise.all([
    import('../check-player.ts'),
    import('../show-error.ts'),
  ]);
  return { checkCaller, showError };
}
