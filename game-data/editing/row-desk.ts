import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import type { CallFacts } from './facts-calls.ts';

export function createRowDesk(_call: CallFacts): Pick<FactsDesk, 'rows' | 'counts' | 'row' | 'conflicts'> {
  const missing = (): never => {
    throw new AppError('INTERNAL');
  };
  return { rows: missing, counts: missing, row: missing, conflicts: missing };
}
