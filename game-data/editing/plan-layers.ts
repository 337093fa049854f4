import { catalogVersion } from '../bases/write-version.ts';
import { countDifference, differenceOf } from '../import/difference.ts';
import { overrideChanges } from '../layers/edits.ts';
import type { Override } from '../layers/layer.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { faultsError, toFactFaults } from './fact-faults.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import type { PlannedFacts } from './planned-facts.ts';

interface ChangedOverrides {
  before: readonly Override[];
  after: readonly Override[];
}

/**
 * What is to be written for these layers.
 * @throws {AppError} with every fault of the whole check
 */
export function planLayers(
  snapshot: FactsSnapshot,
  layers: Layers,
  overrides: ChangedOverrides,
  rest: Pick<PlannedFacts, 'origin' | 'sourceHash' | 'bases'> &
    Pick<Partial<PlannedFacts>, 'quests' | 'release' | 'importId'>,
): PlannedFacts {
  const { rows } = layers;
  if (rows === null) throw faultsError(toFactFaults(layers.issues, snapshot.layers));
  const difference = differenceOf(snapshot.facts.stored, rows);
  const counts = countDifference(difference);
  const changes = overrideChanges(overrides.before, overrides.after);
  const sum = counts.added + counts.changed + counts.removed + changes.begun.length + changes.ended.length;
  return {
    on: snapshot.version,
    difference,
    counts,
    catalogVersion: catalogVersion(rows),
    ...changes,
    ...rest,
    hasChanges: sum + rest.bases.length + (rest.quests?.length ?? 0) > 0,
  };
}
