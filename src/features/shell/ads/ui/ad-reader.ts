import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import type { AdReader } from '../ad-choice.rules.ts';

export function adReader(): AdReader {
  const state = sessionUser();
  if (state.status === 'unknown') return 'unknown';
  return state.status === 'in' && state.me?.isOperator ? 'operator' : 'other';
}
