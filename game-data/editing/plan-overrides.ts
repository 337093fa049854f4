import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { catalogVersion } from '../bases/write-version.ts';
import { countDifference, differenceOf } from '../import/difference.ts';
import { overrideChanges } from '../layers/edits.ts';
import type { Override } from '../layers/layer.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { faultsOf, refuseFaults } from './change-faults.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import type { PlannedFacts } from './planned-facts.ts';

export function layersAbove({ facts }: FactsSnapshot, overrides: readonly Override[]): Layers {
  return layerRows({ bases: facts.bases, overrides, stored: facts.stored });
}

/**
 * Plans other overrides above the same bases.
 * @param rows those that were edited, for faults
 * @throws {AppError} INVALID_INPUT with the faults of the whole check
 */
export function planOverrides(
  snapshot: FactsSnapshot,
  overrides: readonly Override[],
  rows: readonly { entity: EntityName; rowId: number }[],
  origin: PlannedFacts['origin'],
): PlannedFacts {
  const { facts, version } = snapshot;
  const changes = overrideChanges(facts.overrides, overrides);
  const hasChanges = changes.begun.length + changes.ended.length > 0;
  const layers = hasChanges ? layersAbove(snapshot, overrides) : snapshot.layers;
  refuseFaults(faultsOf(layers, rows, snapshot.layers));
  if (layers.rows === null) throw new Error('Rows that passed the check are not there.');
  const difference = differenceOf(facts.stored, layers.rows);
  return {
    ...{ on: version, origin, difference, counts: countDifference(difference), bases: [], ...changes, hasChanges },
    catalogVersion: hasChanges ? catalogVersion(layers.rows) : (facts.last?.version ?? ''),
    sourceHash: facts.last?.source_hash ?? '',
  };
}
