import type { Me } from '../../../profiles/profile.contract.ts';
import type { RequirePlayerOptions } from '../check-player.ts';

/**
 * Runs an action that only players may do. Shows the login dialog to visitors who are not signed in and the alert to
 * suspended players, sends people without a profile to create one, and shows errors of the server.
 */
export async function requirePlayer(action: (me: Me) => unknown, options: RequirePlayerOptions = {}): Promise<void> {
  const { checkPlayer } = await import('../check-player.ts');
  await checkPlayer(action, options);
}

/** @param backTo the address that shows the same dialog again, after a fresh sign-in; the present one when left out */
export async function showError(error: unknown, backTo?: string): Promise<void> {
  const { showError: show } = await import('../show-error.ts');
  await show(error, backTo);
}

/** A dialog that outlives the part of the page that caused it. */
export async function showNote(message: string, text: string): Promise<void> {
  const { showNote: show } = await import('../dialog-host.tsx');
  show(message, text);
}
