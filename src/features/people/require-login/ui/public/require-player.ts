import type { Me } from '../../../profiles/profile.contract.ts';
import type { RequirePlayerOptions } from '../check-player.ts';

/**
 * Does what only a player may do. Who is not signed in sees the login dialog, who is suspended the alert, who has no profile
 * yet goes and makes one; what the server then refuses is shown.
 */
export async function requirePlayer(action: (me: Me) => unknown, options: RequirePlayerOptions = {}): Promise<void> {
  const { checkPlayer } = await import('../check-player.ts');
  await checkPlayer(action, options);
}

/** Shows why a call was refused: dialogs for the login, the suspension and the rules, a toast for all else. */
export async function showError(fault: unknown): Promise<void> {
  const { showError: show } = await import('../show-error.ts');
  await show(fault);
}
