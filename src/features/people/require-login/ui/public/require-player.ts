import type { EndpointData } from '#shared/endpoint.ts';
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

/**
 * Whether the one who is here may call an endpoint; why not is shown.
 * @param login what the login dialog says; `in place`: the caller says it
 * @throws {ApiError} when it does not become known who is here
 */
export async function mayCall(
  { who }: Pick<EndpointData, 'who'>,
  login?: RequirePlayerOptions | 'in place',
): Promise<boolean> {
  const { checkCaller } = await import('../check-player.ts');
  return checkCaller(who, login);
}

/** Shows why a call was refused: dialogs for the login, the suspension and the rules, a toast for all else. */
export async function showError(fault: unknown): Promise<void> {
  const { showError: show } = await import('../show-error.ts');
  await show(fault);
}
