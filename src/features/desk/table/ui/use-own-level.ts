import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';

function useOperator() {
  const state = useMe();
  return state.status === 'in' ? state.me : null;
}

/** The level of the operator, and until it is known the one that may do least. */
export function useOwnLevel(): OperatorLevel {
  return useOperator()?.operatorLevel ?? OPERATOR_LEVEL.editor;
}

/** Undefined: not known yet. */
export function useOwnUserId(): string | undefined {
  return useOperator()?.userId;
}
