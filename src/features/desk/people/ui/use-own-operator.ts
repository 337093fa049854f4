import { peopleErrors } from '#features/people/people-error.labels.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import type { DeskPlayer } from '../desk-player.ts';

/** The operator at the desk; before it is known who that is, nobody who may do more than others. */
export function useOwnOperator(): { level: OperatorLevel; userId: string | undefined } {
  const state = useMe();
  const me = state.status === 'in' ? state.me : null;
  return { level: me?.operatorLevel ?? OPERATOR_LEVEL.editor, userId: me?.userId };
}

/** Says why no act may touch a player; undefined: acts may. */
export function useActObstacle({ userId, isOperator }: Pick<DeskPlayer, 'userId' | 'isOperator'>): string | undefined {
  const own = useOwnOperator();
  if (userId === own.userId) return peopleErrors.actOnOneself;
  return isOperator ? peopleErrors.actOnOperator : undefined;
}
