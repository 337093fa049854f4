import type { ConfirmedValue } from '#features/game-data/editing/doubt-confirmation.repository.ts';
import type { FactField, FactOverride, FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { Confidence } from '#features/game-data/fact.contract.ts';
import { rowName } from '../layers/entries.ts';
import type { LayeredRow } from '../layers/layer-rows.ts';
import type { Values } from '../layers/map-references.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { conflictFields } from './listed-rows.ts';
import { confirmedDoubts, doubtsByRow } from './row-doubts.ts';
import type { StoredOverride } from './row-history.repository.ts';
import { historyOf } from './row-history.ts';
import { overriddenFieldsOf } from './row-list.ts';
import { rowNames } from './row-names.ts';
import { countSleepers, reasonsOfSleep, referencesTo } from './row-references.ts';
import { rowVersion } from './row-version.ts';

function asFields(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function toFactOverride(one: StoredOverride, field: string): FactOverride {
  const { id, source, confidence, by, at, note, fromVersion } = one;
  return {
    ...{ id, source: [...source], confidence, by, at: at.toISOString(), reason: note, version: fromVersion },
    value: one.kind === 'added' ? (asFields(one.value)[field] ?? null) : one.value,
    base: one.base ?? null,
  };
}

interface Provenance {
  source: string[];
  confidence: Confidence | null;
}

/** Where the base has the value from: items may say so field by field. */
function baseProvenance({ base }: LayeredRow, field: string): Provenance {
  const notes = Array.isArray(base.fieldNotes) ? (base.fieldNotes as (Provenance & { fields: string[] })[]) : [];
  const { source, confidence } = notes.find(({ fields }) => fields.includes(field)) ?? (base as Partial<Provenance>);
  return { source: [...(source ?? [])], confidence: confidence ?? null };
}

interface DetailInput {
  snapshot: FactsSnapshot;
  entity: EntityName;
  row: LayeredRow;
  overrides: readonly StoredOverride[];
  confirmed: readonly ConfirmedValue[];
}

function fieldDetail({ snapshot, entity, row, overrides, confirmed }: DetailInput) {
  const { nameOf } = rowNames(snapshot);
  const name = rowName(entity, row.id);
  const overridden = overriddenFieldsOf(snapshot, row);
  const conflicts = conflictFields(snapshot).get(name) ?? [];
  const doubts = doubtsByRow(snapshot).get(name) ?? [];
  const isConfirmed = confirmedDoubts(snapshot, confirmed);
  const running = overrides.filter(({ untilVersion }) => untilVersion === null);
  return ({ name: field }: EntityField): FactField => {
    const own = running.find((one) => one.field === field) ?? running.find(({ kind }) => kind === 'added');
    const override = own !== undefined && overridden.includes(field) ? toFactOverride(own, field) : null;
    const [value, base] = [row.values[field] ?? null, row.base[field] ?? null];
    const { source, confidence } = override ?? baseProvenance(row, field);
    return {
      ...{ name: field, value, base, override, source, confidence, isConflict: conflicts.includes(field) },
      text: showFieldValue(entity, field, value, nameOf),
      baseText: showFieldValue(entity, field, base, nameOf),
      doubts: doubts.flatMap((doubt) =>
        doubt.fields.includes(field)
          ? [{ kind: doubt.kind, text: doubt.text, isConfirmed: isConfirmed(entity, row.id, doubt) }]
          : [],
      ),
    };
  };
}

function collectNames(
  value: unknown,
  names: Record<string, string>,
  titleOf: (entity: EntityName, id: number) => string,
) {
  if (isEntityRef(value)) names[rowName(value.ref, value.id)] = titleOf(value.ref, value.id);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectNames(inner, names, titleOf);
}

/** Everything that the desk shows of a row. */
export function rowDetail(input: DetailInput): FactRowDetail {
  const { snapshot, entity, row, overrides } = input;
  const { id, key, state, isAdded } = row;
  const { nameOf, titleOf, titleOfValues } = rowNames(snapshot);
  const fields = fieldsOf(entity).map(fieldDetail(input));
  const history = historyOf(entity, row, overrides, nameOf);
  const names: Record<string, string> = {};
  collectNames([fields, history], names, titleOf);
  return {
    ...{ entity, id, key, state, isAdded, fields, history, names, name: titleOfValues(entity, row.values) },
    because: reasonsOfSleep(snapshot, entity, id),
    version: rowVersion(snapshot, entity, id),
    references: referencesTo(snapshot, entity, id),
    wouldSleep: state === 'inForce' ? countSleepers(snapshot, entity, id) : 0,
  };
}
