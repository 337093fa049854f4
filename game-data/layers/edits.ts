import type { Confidence } from '#features/game-data/fact.contract.ts';
import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { firstOperatorId } from '../import/identify.ts';
import type { Entity } from '../import/source-rows.ts';
import { type Conflict, isEqual } from './conflicts.ts';
import type { Override } from './layer.ts';
import type { LayeredRow, Layers } from './layer-rows.ts';
import { type EditableEntity, isEditable, isKeyField, LAYERED_ENTITIES } from './layered-entities.ts';
import type { Values } from './map-references.ts';
import { parsedFields } from './parsed-fields.ts';

interface Provenance {
  source: readonly string[];
  confidence: Confidence;
}

interface OfRow {
  entity: Entity;
  rowId: number;
  /** The last version that changed the row, as the operator saw it; a later one is refused. */
  version?: number | undefined;
}

/** References in values are `{ref, id}`; null: not known. */
export type Edit =
  | ({ act: 'set'; fields: Values } & OfRow & Provenance)
  | ({ act: 'unset'; field: string } & OfRow)
  | ({ act: 'add'; entity: Entity; fields: Values } & Provenance)
  | ({ act: 'remove' } & OfRow)
  | ({ act: 'return' } & OfRow)
  | { act: 'decide'; id: number; take: 'mine' | 'base'; now: unknown };

/**
 * `NOT_FOUND`: no such row, or none that is in force (to return: none that is out; to decide: no conflict).
 * `KEY_FIELD`: the field makes the row's key. `CHANGED`: somebody was faster. `VALIDATION`: the value does not fit.
 */
export interface Refusal {
  code: 'NOT_FOUND' | 'KEY_FIELD' | 'CHANGED' | 'VALIDATION';
  field: string;
  /** For operators. */
  reason: string;
}

export type Edited =
  | { isRefused: false; overrides: readonly Override[]; rowId: number }
  | ({ isRefused: true } & Refusal);

/** Who makes the edits, and the version that they become. */
export interface EditContext {
  by: string | null;
  at: Date;
  version: number;
  /** What is in force before the version: `layerRows` of the same overrides. */
  layers: Layers;
  stored: StoredRows;
}

const refused = (code: Refusal['code'], reason: string, field = ''): Edited => ({
  isRefused: true,
  code,
  field,
  reason,
});
const NOT_FOUND = refused('NOT_FOUND', '지금 쓰이는 줄이 아닙니다');

const isOfRow =
  ({ entity, rowId }: { entity: Entity; rowId: number }) =>
  (one: Override) =>
    one.entity === entity && one.rowId === rowId;

/** The last version that changed the row's overrides; 0: none did. */
export function lastChange(overrides: readonly Override[], row: { entity: Entity; rowId: number }): number {
  return overrides
    .filter(isOfRow(row))
    .reduce((last, { fromVersion, untilVersion }) => Math.max(last, fromVersion, untilVersion ?? 0), 0);
}

/** Ends live overrides and begins others; nothing that was is lost. What the same version began is only taken back. */
export function changeOverrides(
  overrides: readonly Override[],
  version: number,
  ends: (one: Override) => boolean,
  begun: readonly Omit<Override, 'id' | 'fromVersion' | 'untilVersion'>[] = [],
): Override[] {
  let last = overrides.reduce((most, { id }) => Math.max(most, id), 0);
  const standing = overrides.flatMap((one) => {
    if (one.untilVersion !== null || !ends(one)) return [one];
    return one.fromVersion === version ? [] : [{ ...one, untilVersion: version }];
  });
  const next = begun.map((one): Override => ({ ...one, id: ++last, fromVersion: version, untilVersion: null }));
  return [...standing, ...next];
}

/** The overrides that a version begins and ends. */
export interface OverrideChanges {
  begun: readonly Omit<Override, 'id' | 'fromVersion' | 'untilVersion'>[];
  /** Ids of overrides that it ends. */
  ended: readonly number[];
}

export function overrideChanges(before: readonly Override[], after: readonly Override[]): OverrideChanges {
  const known = new Map(before.map((one) => [one.id, one]));
  const begun = after.filter(({ id }) => !known.has(id));
  const ended = after.filter((one) => one.untilVersion !== null && known.get(one.id)?.untilVersion === null);
  return {
    begun: begun.map(({ id: _id, fromVersion: _from, untilVersion: _until, ...one }) => one),
    ended: ended.map(({ id }) => id),
  };
}

export function setFields(
  overrides: readonly Override[],
  edit: Extract<Edit, { act: 'set' }>,
  row: LayeredRow,
  context: EditContext,
): Edited {
  const { entity, rowId, source, confidence } = edit;
  if (!isEditable(entity)) return NOT_FOUND;
  const key = Object.keys(edit.fields).find((field) => isKeyField(entity, field));
  if (key !== undefined) return refused('KEY_FIELD', '줄을 알아보는 항목이라 고칠 수 없습니다', key);
  const parsed = parsedFields(entity, edit.fields, context.layers);
  if ('refusal' in parsed) return refused('VALIDATION', parsed.refusal.reason, parsed.refusal.field);
  const changed = Object.entries(parsed.values).filter(([field, value]) => !isEqual(row.values[field], value));
  const names = new Set(changed.map(([field]) => field));
  const begun = changed
    .filter(([field, value]) => !isEqual(row.base[field], value))
    .map(([field, value]) => ({
      ...{ entity, rowId, kind: 'field' as const, field, value, base: row.base[field] ?? null },
      ...{ source, confidence, by: context.by, at: context.at },
    }));
  const isReplaced = isOfRow(edit);
  const ends = (one: Override) => isReplaced(one) && one.field !== null && names.has(one.field);
  return { isRefused: false, rowId, overrides: changeOverrides(overrides, context.version, ends, begun) };
}

function unsetField(
  overrides: readonly Override[],
  edit: Extract<Edit, { act: 'unset' }>,
  { version }: EditContext,
): Edited {
  const isOwn = isOfRow(edit);
  const ends = (one: Override) => isOwn(one) && one.field === edit.field && one.untilVersion === null;
  if (!overrides.some(ends)) return refused('NOT_FOUND', '고친 값이 없습니다', edit.field);
  return { isRefused: false, rowId: edit.rowId, overrides: changeOverrides(overrides, version, ends) };
}

const isAddedAs = (entity: Entity, rowId: number) => (one: Override) =>
  one.kind === 'added' && one.untilVersion === null && isOfRow({ entity, rowId })(one);

/** A key that a row had is that row's: it comes back with its id. Else the next of the operators' ids. */
function newRowId(
  entity: EditableEntity,
  key: string,
  overrides: readonly Override[],
  { stored, layers }: EditContext,
): number {
  const { table } = LAYERED_ENTITIES[entity];
  const same = stored[table].find((row) => row.key === key);
  if (same !== undefined) return same.id;
  const used = [
    ...stored[table].map(({ id }) => id),
    ...overrides.filter((one) => one.entity === entity).map(({ rowId }) => rowId),
    ...(layers.inForce[entity] ?? []).map(({ id }) => id),
  ];
  return used.reduce((most, id) => Math.max(most, id), firstOperatorId(table) - 1) + 1;
}

function addRow(overrides: readonly Override[], edit: Extract<Edit, { act: 'add' }>, context: EditContext): Edited {
  const { entity, source, confidence } = edit;
  // Regions are the thirteen of the game: their number is their id.
  if (!isEditable(entity) || entity === 'regions') return NOT_FOUND;
  const fields = parsedFields(entity, edit.fields, context.layers);
  if ('refusal' in fields) return refused('VALIDATION', fields.refusal.reason, fields.refusal.field);
  const { key, issues } = context.layers.newRow(entity, fields.values, { source, confidence });
  const [fault] = issues;
  if (fault !== undefined) return refused('VALIDATION', fault[1], fault[0]);
  const rowId = newRowId(entity, key, overrides, context);
  const isThere = context.layers.find(entity, rowId) !== undefined || overrides.some(isAddedAs(entity, rowId));
  if (isThere) return refused('VALIDATION', '이미 있는 줄입니다', 'key');
  const row = { entity, rowId, kind: 'added' as const, field: null, value: fields.values, base: null };
  const begun = { ...row, source, confidence, by: context.by, at: context.at };
  // What slept there since its base lost the row would lie above what is given now.
  const ends = isOfRow({ entity, rowId });
  return { isRefused: false, rowId, overrides: changeOverrides(overrides, context.version, ends, [begun]) };
}

function removeRow(overrides: readonly Override[], { entity, rowId }: OfRow, context: EditContext): Edited {
  if (overrides.some((one) => one.kind === 'removed' && one.untilVersion === null && isOfRow({ entity, rowId })(one)))
    return NOT_FOUND;
  const provenance = { source: [], confidence: 'high' as const, by: context.by, at: context.at };
  const begun = { entity, rowId, kind: 'removed' as const, field: null, value: null, base: null, ...provenance };
  return { isRefused: false, rowId, overrides: changeOverrides(overrides, context.version, () => false, [begun]) };
}

function returnRow(overrides: readonly Override[], edit: OfRow, { version }: EditContext): Edited {
  const isOwn = isOfRow(edit);
  const ends = (one: Override) => isOwn(one) && one.kind === 'removed' && one.untilVersion === null;
  if (!overrides.some(ends)) return refused('NOT_FOUND', '뺀 줄이 아닙니다');
  return { isRefused: false, rowId: edit.rowId, overrides: changeOverrides(overrides, version, ends) };
}

/** `mine`: the override goes on, above the base of now. `base`: it ends. */
function decide(overrides: readonly Override[], edit: Extract<Edit, { act: 'decide' }>, context: EditContext): Edited {
  const conflict: Conflict | undefined = context.layers.conflicts.find(({ override }) => override.id === edit.id);
  const isLive = overrides.some(({ id, untilVersion }) => id === edit.id && untilVersion === null);
  if (conflict === undefined || !isLive || conflict.override.kind !== 'field')
    return refused('NOT_FOUND', '충돌이 아닙니다');
  if (!isEqual(conflict.now, edit.now)) return refused('CHANGED', '그사이 기본값이 바뀌었습니다', conflict.field);
  const begun = edit.take === 'base' ? [] : [{ ...conflict.override, base: conflict.now }];
  const ends = ({ id }: Override) => id === edit.id;
  return {
    isRefused: false,
    rowId: conflict.override.rowId,
    overrides: changeOverrides(overrides, context.version, ends, begun),
  };
}

/**
 * One edit, as the overrides that it makes of `overrides`. It refuses what this row alone forbids; whether the whole
 * stands, `layerRows` says of the result.
 */
export function applyEdit(overrides: readonly Override[], edit: Edit, context: EditContext): Edited {
  if (edit.act === 'add') return addRow(overrides, edit, context);
  if (edit.act === 'decide') return decide(overrides, edit, context);
  if (!isEditable(edit.entity)) return NOT_FOUND;
  if (edit.version !== undefined && lastChange(overrides, edit) > edit.version)
    return refused('CHANGED', '그사이 다른 운영자가 고쳤습니다');
  // What is asleep may be woken by either.
  if (edit.act === 'return') return returnRow(overrides, edit, context);
  if (edit.act === 'unset') return unsetField(overrides, edit, context);
  const row = context.layers.find(edit.entity, edit.rowId);
  if (row?.state !== 'inForce') return NOT_FOUND;
  return edit.act === 'remove' ? removeRow(overrides, edit, context) : setFields(overrides, edit, row, context);
}
