import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import type { CallFacts } from './facts-calls.ts';

export function createChangeDesk(_call: CallFacts): Pick<FactsDesk, 'check' | 'change'> {
  const missing = (): never => {
    throw new AppError('INTERNAL');
  };
  return { check: missing, change: missing };
}
