import type { Me } from '../../../profiles/profile.contract.ts';
import type { RequirePlayerOptions } from '../check-player.ts';

/**
 * Runs an action that only players may do. Shows the login dialog to visitors who are not signed in and the alert to
 * suspended
 * players, sends people without a profile to create one, and shows errors of the server.
 */
export async function requirePlayer(action: (me: Me) => unknown, options: RequirePlayerOptions = {}): Promise<void> {
  const { checkPlayer } = await import('../check-player.ts');
  await checkPlayer(action, options);
}

export async function showError(fault: unknown): Promise<void> {
  const { showError: show } = await import('../show-error.ts');
  await show(fault);
}
