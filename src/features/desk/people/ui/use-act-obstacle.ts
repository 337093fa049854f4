import { peopleErrors } from '#features/people/people-error.labels.ts';
import { useOwnUserId } from '../../table/ui/use-own-level.ts';
import type { DeskPlayer } from '../desk-player.ts';

/** Says why no act may touch a player; undefined: acts may. */
export function useActObstacle({ userId, isOperator }: Pick<DeskPlayer, 'userId' | 'isOperator'>): string | undefined {
  const own = useOwnUserId();
  if (userId === own) return peopleErrors.actOnOneself;
  return isOperator ? peopleErrors.actOnOperator : undefined;
}
