import type { FactVerdict } from '#features/game-data/editing/fact-change.contract.ts';
import type { ChangedField } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { countDifference, differenceOf } from '../import/difference.ts';
import { isEqual } from '../layers/conflicts.ts';
import { type OverrideChanges, overrideChanges } from '../layers/edits.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { type EditChange, editFacts, isEditChange } from './change-edits.ts';
import { faultsOf } from './change-faults.ts';
import type { ChangeInput } from './change-input.ts';
import { hasFieldLevels, requireLevels } from './change-levels.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { planOther } from './plan-other.ts';
import { layersAbove, planOverrides } from './plan-overrides.ts';
import type { PlannedFacts } from './planned-facts.ts';
import { findEndedOverrides } from './version.repository.ts';

async function endedOf({ db }: FactsMoment, change: EditChange): Promise<ReadonlySet<number>> {
  if (change.act !== 'decide') return new Set();
  return findEndedOverrides(
    db,
    change.decisions.map(({ id }) => id),
  );
}

/** The values that overrides begin and end to change, once each. */
function changedFieldsOf({ facts, layers }: FactsSnapshot, { begun, ended }: OverrideChanges): ChangedField[] {
  const isEnded = new Set(ended);
  const changed = new Map<string, ChangedField>();
  for (const one of [...facts.overrides.filter(({ id }) => isEnded.has(id)), ...begun]) {
    const { entity, rowId, field } = one;
    if (field === null || !isEntityName(entity)) continue;
    const row = layers.find(entity, rowId);
    const after = 'id' in one ? (row?.base[field] ?? null) : one.value;
    changed.set(`${entity}/${rowId}/${field}`, { entity, rowId, field, before: row?.values[field] ?? null, after });
  }
  return [...changed.values()];
}

async function planEdits(moment: FactsMoment, change: EditChange, by: ChangeInput['by']): Promise<PlannedFacts> {
  const { snapshot } = moment;
  const { overrides, rows } = editFacts(snapshot, change, { ...by, ended: await endedOf(moment, change) });
  // Before the check: who may not change a field is not told what would become of it.
  requireLevels(snapshot.facts.overrides, overrideChanges(snapshot.facts.overrides, overrides), by);
  const planned = planOverrides(snapshot, overrides, rows, by.isCorrection ? 'correction' : 'edit');
  const [added] = rows;
  return {
    ...planned,
    changedFields: changedFieldsOf(snapshot, planned),
    ...(change.act === 'add' && added !== undefined && { addedRowId: added.rowId }),
  };
}

export async function planChange(moment: FactsMoment, input: ChangeInput): Promise<PlannedFacts> {
  const { change, by } = input;
  if (isEditChange(change)) return planEdits(moment, change, by);
  const planned = await planOther(moment, input);
  if (hasFieldLevels(change)) requireLevels(moment.snapshot.facts.overrides, planned, by);
  return planned;
}

type Replaced = FactVerdict['replaced'][number];

function replacedOf({ facts }: FactsSnapshot, ended: readonly number[]): Replaced[] {
  return facts.overrides
    .filter(({ id }) => ended.includes(id))
    .flatMap(({ entity, rowId, field, by, at }) =>
      field === null ? [] : [{ entity: entity as EntityName, rowId, field, by, at: at.toISOString() }],
    );
}

function unchangedOf({ layers }: FactsSnapshot, change: EditChange): FactVerdict['unchanged'] {
  if (change.act !== 'edit') return [];
  return change.edits.flatMap(({ entity, rowId, fields }) => {
    const values = layers.find(entity, rowId)?.values ?? {};
    const same = Object.entries(fields).filter(([field, value]) => isEqual(values[field], value));
    return same.map(([field]) => ({ entity, rowId, field }));
  });
}

const countRows = ({ inForce }: Layers): number =>
  Object.values(inForce).reduce((sum, rows) => sum + (rows?.length ?? 0), 0);

/** The verdict on edits as they are typed. */
export async function checkEdits(moment: FactsMoment, change: EditChange): Promise<FactVerdict> {
  const { snapshot } = moment;
  const startedAt = performance.now();
  const by = { by: null, at: new Date(0), ended: await endedOf(moment, change) };
  const { overrides, rows } = editFacts(snapshot, change, by);
  const { begun, ended } = overrideChanges(snapshot.facts.overrides, overrides);
  const layers = begun.length + ended.length > 0 ? layersAbove(snapshot, overrides) : snapshot.layers;
  const difference = layers.rows === null ? undefined : differenceOf(snapshot.facts.stored, layers.rows);
  return {
    ...faultsOf(layers, rows, snapshot.layers),
    checked: countRows(layers),
    changes: difference === undefined ? { added: 0, changed: 0, removed: 0 } : countDifference(difference),
    replaced: replacedOf(snapshot, ended),
    unchanged: unchangedOf(snapshot, change),
    milliseconds: performance.now() - startedAt,
  };
}
