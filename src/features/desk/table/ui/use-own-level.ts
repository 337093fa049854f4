import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';

/** The level of the operator, and until it is known the one that may do least. */
export function useOwnLevel(): OperatorLevel {
  const state = useMe();
  return (state.status === 'in' ? state.me?.operatorLevel : null) ?? OPERATOR_LEVEL.editor;
}
