import type { Me } from '../../../profiles/profile.contract.ts';

export interface RequirePlayerOptions {
  /** In place of '로그인 후 이용해 주세요'; may be HTML, of which only harmless markup is shown. */
  message?: string;
}

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
