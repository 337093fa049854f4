import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { CallFacts } from './facts-calls.ts';

type VersionDesk = Pick<
  FactsDesk,
  'bases' | 'versions' | 'difference' | 'planBack' | 'file' | 'overridesFile' | 'upload' | 'findImport'
>;

export function createVersionDesk(call: CallFacts): VersionDesk {
  return {
    bases: () => call('bases'),
    versions: (page) => call('versions', page),
    difference: (from, to) => call('difference', { from, to }),
    planBack: (to, scope) => call('planBack', { to, scope }),
    file: (entity, format) => call('file', { entity, format }),
    overridesFile: () => call('overridesFile'),
    upload: (upload) => call('readImport', upload),
    findImport: (id, by, at) => call('findImport', { id, by, at }),
  };
}
