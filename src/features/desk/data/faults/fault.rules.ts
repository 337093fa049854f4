import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';

export interface Faults {
  readonly faults: readonly FactFault[];
  /** All of them, of which the first are listed. */
  readonly faultCount: number;
}

const NONE: Faults = { faults: [], faultCount: 0 };

/** The faults of the whole check, of the data of a refusal. */
export function readFaults({ faults, faultCount }: Readonly<Record<string, unknown>>): Faults {
  if (!Array.isArray(faults)) return NONE;
  const listed = faults.filter(isFault);
  return { faults: listed, faultCount: typeof faultCount === 'number' ? faultCount : listed.length };
}

function isFault(value: unknown): value is FactFault {
  if (typeof value !== 'object' || value === null) return false;
  const { file, row, field, reason } = value as Partial<FactFault>;
  return typeof file === 'string' && typeof row === 'number' && typeof field === 'string' && typeof reason === 'string';
}
