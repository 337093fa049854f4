import type { Entity } from '../import/source-rows.ts';
import { isEqual, type Standing } from './conflicts.ts';
import { applyEdit, changeOverrides, type EditContext, type Edited, type Refusal, setFields } from './edits.ts';
import { type Override, overridesAt } from './layer.ts';
import type { LayeredRow, Layers } from './layer-rows.ts';
import { isEditable, isKeyField } from './layered-entities.ts';
import type { Values } from './map-references.ts';

export interface BackContext extends EditContext {
  /** The version that is gone back to. */
  to: number;
  /** What was in force then: `layerRows` of the bases of then and of `overridesAt(overrides, to)`. */
  then: Layers;
}

interface Slot {
  entity: Entity;
  rowId: number;
  kind: Override['kind'];
  field: string | null;
}

const NOT_THEN = { isRefused: true, code: 'NOT_FOUND', field: '', reason: '그때는 없던 줄입니다' } as const;

function provenanceOf(overrides: readonly Override[], { entity, id, values }: LayeredRow, field: string, to: number) {
  const then = overridesAt(overrides, to).find(
    (one) => one.entity === entity && one.rowId === id && one.field === field,
  );
  const source = then?.source ?? (values.source as string[] | undefined) ?? [];
  const confidence = then?.confidence ?? (values.confidence as Override['confidence'] | undefined) ?? 'high';
  return { source, confidence };
}

/** An ordinary edit of these fields to their values of then. A field that the base has so by now is its base's again. */
function backToFields(
  overrides: readonly Override[],
  then: LayeredRow,
  fields: readonly string[],
  context: BackContext,
): Edited {
  const { entity, id: rowId } = then;
  let result: Edited = { isRefused: false, overrides, rowId };
  for (const field of fields) {
    const row = context.layers.find(entity, rowId);
    if (row === undefined || result.isRefused) break;
    if (isEqual(row.values[field], then.values[field])) continue;
    const provenance = provenanceOf(overrides, then, field, context.to);
    const edit = { act: 'set' as const, entity, rowId, fields: { [field]: then.values[field] ?? null }, ...provenance };
    result = setFields(result.overrides, edit, row, context);
  }
  return result;
}

/** Source and confidence come with the fields that they tell of. */
function ownFields({ entity, values }: LayeredRow): string[] {
  if (!isEditable(entity)) return [];
  return Object.keys(values).filter(
    (field) => !isKeyField(entity, field) && field !== 'source' && field !== 'confidence',
  );
}

export function backToField(
  overrides: readonly Override[],
  slot: { entity: Entity; rowId: number; field: string },
  context: BackContext,
): Edited {
  const then = context.then.find(slot.entity, slot.rowId);
  const now = context.layers.find(slot.entity, slot.rowId);
  if (then === undefined || now?.state !== 'inForce') return NOT_THEN;
  if (isEditable(slot.entity) && isKeyField(slot.entity, slot.field))
    return applyEdit(
      overrides,
      { act: 'set', ...slot, fields: { [slot.field]: null }, source: [], confidence: 'high' },
      context,
    );
  return backToFields(overrides, then, [slot.field], context);
}

/** A row that was not there then, and that an operator added, is taken out. */
export function backToRow(
  overrides: readonly Override[],
  row: { entity: Entity; rowId: number },
  context: BackContext,
): Edited {
  const then = context.then.find(row.entity, row.rowId);
  const now = context.layers.find(row.entity, row.rowId);
  if (now === undefined) return NOT_THEN;
  if (then === undefined) return now.isAdded ? applyEdit(overrides, { act: 'remove', ...row }, context) : NOT_THEN;
  const isOut = now.state === 'removed';
  if (then.state === 'removed') {
    return isOut
      ? { isRefused: false, overrides, rowId: row.rowId }
      : applyEdit(overrides, { act: 'remove', ...row }, context);
  }
  const returned = isOut ? applyEdit(overrides, { act: 'return', ...row }, context) : undefined;
  if (returned?.isRefused) return returned;
  return backToFields(returned?.overrides ?? overrides, then, ownFields(then), context);
}

export interface TakenBack {
  overrides: readonly Override[];
  /** What others changed afterwards: it stays. */
  left: Slot[];
  refused: { slot: Slot; refusal: Refusal }[];
}

const slotOf = ({ entity, rowId, kind, field }: Override): Slot => ({ entity, rowId, kind, field });
const slotName = ({ entity, rowId, kind, field }: Slot): string => `${entity}/${rowId}/${kind}/${field ?? ''}`;

/**
 * All that one operator did after version `context.to` goes back to it, or to what others made of it meanwhile, but for
 * what others changed afterwards. `isOwn` says which versions that operator made.
 */
export function backOfPerson(
  overrides: readonly Override[],
  isOwn: (version: number) => boolean,
  context: BackContext,
): TakenBack {
  const slots = new Map<string, { slot: Slot; versions: number[] }>();
  for (const one of overrides) {
    const changes = [one.fromVersion, one.untilVersion ?? 0].filter((version) => version > context.to);
    if (changes.length === 0) continue;
    const name = slotName(slotOf(one));
    slots.set(name, { slot: slotOf(one), versions: [...(slots.get(name)?.versions ?? []), ...changes] });
  }
  const result: TakenBack = { overrides, left: [], refused: [] };
  for (const { slot, versions } of slots.values()) {
    if (!versions.some(isOwn)) continue;
    if (!isOwn(Math.max(...versions))) result.left.push(slot);
    else takeBack(result, slot, context, lastOfOthers(versions, isOwn));
  }
  return result;
}

/** The last version of others before the operator's own ones; undefined: none. */
function lastOfOthers(versions: readonly number[], isOwn: (version: number) => boolean): number | undefined {
  const others = versions.filter((version) => !isOwn(version));
  return others.length === 0 ? undefined : Math.max(...others);
}

/** As others left the field in a version, if they changed it at all since `context.to`. */
function backToOthers(
  overrides: readonly Override[],
  { entity, rowId, field }: Slot,
  version: number,
  context: BackContext,
): Edited {
  const isField = (one: Override) => one.entity === entity && one.rowId === rowId && one.field === field;
  const before = overridesAt(overrides, version).find(isField);
  const row = context.layers.find(entity, rowId);
  if (before === undefined || row?.state !== 'inForce') {
    const isThere = overrides.some((one) => isField(one) && one.untilVersion === null);
    if (!isThere) return { isRefused: false, overrides, rowId };
    return applyEdit(overrides, { act: 'unset', entity, rowId, field: field ?? '' }, context);
  }
  const { value, source, confidence } = before;
  const edit = { act: 'set' as const, entity, rowId, fields: { [field ?? '']: value }, source, confidence };
  return setFields(overrides, edit, row, context);
}

/** A row that is taken out, or comes back. */
function backToState(overrides: readonly Override[], slot: Slot, version: number, context: BackContext): Edited {
  const { entity, rowId, kind } = slot;
  if (kind === 'added') return applyEdit(overrides, { act: 'remove', entity, rowId }, context);
  const wasOut = overridesAt(overrides, version).some((one) => slotName(slotOf(one)) === slotName(slot));
  return applyEdit(overrides, { act: wasOut ? 'remove' : 'return', entity, rowId }, context);
}

function takeBack(result: TakenBack, slot: Slot, context: BackContext, ofOthers: number | undefined): void {
  const { overrides } = result;
  const { entity, rowId, kind, field } = slot;
  let edited: Edited;
  if (kind !== 'field') edited = backToState(overrides, slot, ofOthers ?? context.to, context);
  else if (ofOthers !== undefined) edited = backToOthers(overrides, slot, ofOthers, context);
  else {
    // Without the row there is nothing to compare: the override ends.
    const isThere =
      context.layers.find(entity, rowId)?.state === 'inForce' && context.then.find(entity, rowId) !== undefined;
    edited = isThere
      ? backToField(overrides, { entity, rowId, field: field ?? '' }, context)
      : applyEdit(overrides, { act: 'unset', entity, rowId, field: field ?? '' }, context);
  }
  if (edited.isRefused) result.refused.push({ slot, refusal: edited });
  else result.overrides = edited.overrides;
}

/** All overrides as they were in version `to`. With the bases of then, everything is as it was. */
export function backToVersion(
  overrides: readonly Override[],
  to: number,
  { by, at, version }: Pick<EditContext, 'by' | 'at' | 'version'>,
): Override[] {
  const then = new Set(overridesAt(overrides, to).map(({ id }) => id));
  const again = overrides.filter(({ id, untilVersion }) => then.has(id) && untilVersion !== null);
  return changeOverrides(
    overrides,
    version,
    ({ id }) => !then.has(id),
    again.map((one) => ({ ...one, by, at })),
  );
}

/**
 * What a new base does to overrides: those whose value it has by now end, and what it lacks of rows that operators added
 * before it becomes overrides of fields. `standing` is what `layerRows` says above the new base.
 */
export function overridesAboveNewBase(
  overrides: readonly Override[],
  { caughtUp, absorbed }: Standing,
  version: number,
): Override[] {
  const ended = new Set([...caughtUp, ...absorbed.map(({ override }) => override)].map(({ id }) => id));
  const begun = absorbed.flatMap(({ override, fields }: { override: Override; fields: Values }) =>
    Object.entries(fields).map(([field, value]) => ({ ...override, kind: 'field' as const, field, value, base: null })),
  );
  const overridden = new Set(
    overrides.flatMap((one) => (one.untilVersion === null && one.field ? [slotName(slotOf(one))] : [])),
  );
  return changeOverrides(
    overrides,
    version,
    ({ id }) => ended.has(id),
    begun.filter((one) => !overridden.has(slotName(one))),
  );
}
