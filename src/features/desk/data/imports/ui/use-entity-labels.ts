import { ENTITIES } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { factBases } from '../../bases/ui/base-query.ts';

/** The labels of all that can be uploaded, sheets among them once they are read. */
export function useEntityLabels(): ReadonlyMap<string, string> {
  const { data } = useLiveQuery(factBases);
  const rows = data?.bases ?? ENTITIES.map((entity) => ({ entity, label: entityLabel(entity) }));
  return new Map(rows.map(({ entity, label }) => [entity, label]));
}
