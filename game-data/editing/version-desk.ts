import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import type { CallFacts } from './facts-calls.ts';

type VersionDesk = Pick<
  FactsDesk,
  'bases' | 'versions' | 'difference' | 'planBack' | 'file' | 'overridesFile' | 'upload' | 'findImport'
>;

export function createVersionDesk(_call: CallFacts): VersionDesk {
  const missing = (): never => {
    throw new AppError('INTERNAL');
  };
  return {
    bases: missing,
    versions: missing,
    difference: missing,
    planBack: missing,
    file: missing,
    overridesFile: missing,
    upload: missing,
    findImport: missing,
  };
}
