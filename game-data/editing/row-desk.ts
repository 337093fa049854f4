import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { CallFacts } from './facts-calls.ts';

export function createRowDesk(call: CallFacts): Pick<FactsDesk, 'rows' | 'counts' | 'row' | 'conflicts'> {
  return {
    rows: (query) => call('listRows', query),
    counts: () => call('countRows'),
    row: (entity, id) => call('readRow', { entity, id }),
    conflicts: () => call('listConflicts'),
  };
}
