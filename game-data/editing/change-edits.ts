import type { FactEdit } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf, fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { parseFieldValue } from '#features/game-data/entities/field-value.rules.ts';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { applyEdit, type Edit, type EditContext, type Edited } from '../layers/edits.ts';
import type { Override } from '../layers/layer.ts';
import { isKeyField } from '../layers/layered-entities.ts';
import { changedDecisions, changedRow, refuseChanged } from './change-conflict.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { rowVersion } from './row-version.ts';

/** A change that is made of edits of overrides alone. */
export type EditChange = Extract<FactChange, { act: 'edit' | 'unset' | 'add' | 'remove' | 'return' | 'decide' }>;

export function isEditChange(change: FactChange): change is EditChange {
  return ['edit', 'unset', 'add', 'remove', 'return', 'decide'].includes(change.act);
}

export interface EditedFacts {
  overrides: readonly Override[];
  /** Rows of the edits. */
  rows: readonly { entity: EntityName; rowId: number }[];
}

interface By extends Pick<EditContext, 'by' | 'at'> {
  /** Overrides of these decisions that ended before. */
  ended?: ReadonlySet<number>;
}
type Refused = Extract<Edited, { isRefused: true }>;

const sentence = (reason: string): string => `${reason}.`;

/** Paths lead into values too: `edits.3.fields.materials.0.quantity`. */
function refuseValues(issues: readonly InputIssue[], data?: { reason: 'KEY_FIELD' }): never {
  const [first] = issues;
  throw new AppError('INVALID_INPUT', {
    ...(first && { message: sentence(first.message) }),
    issues,
    ...(data && { data }),
  });
}

function refuse({ code, field, reason }: Refused, path: string): never {
  const issue = { path: field === '' || field === 'key' ? path : `${path}.${field}`, message: reason };
  if (code === 'KEY_FIELD') refuseValues([issue], { reason: 'KEY_FIELD' });
  if (code === 'VALIDATION') refuseValues([issue]);
  if (code === 'CHANGED') throw new AppError('CONFLICT', { message: sentence(reason), data: { reason: 'CHANGED' } });
  throw new AppError('NOT_FOUND', { message: sentence(reason), data: { path } });
}

function applied(overrides: readonly Override[], edit: Edit, context: EditContext, path: string) {
  const edited = applyEdit(overrides, edit, context);
  return edited.isRefused ? refuse(edited, path) : edited;
}

const isOut = ({ layers }: FactsSnapshot, { entity, rowId }: { entity: EntityName; rowId: number }): boolean =>
  layers.find(entity, rowId)?.state !== 'inForce';

/** The values, composed and trimmed, and what is wrong with them. */
function parsedValues(entity: EntityName, fields: Readonly<Record<string, unknown>>, path: string) {
  const issues: InputIssue[] = [];
  // Any name may come, that of an object's prototype too.
  const values = Object.entries(fields).map(([field, given]): [string, unknown] => {
    const parsed = parseFieldValue(entity, field, given);
    if (parsed.issue === undefined) return [field, parsed.value];
    issues.push({ path: `${path}.${parsed.issue.field}`, message: parsed.issue.reason });
    return [field, given];
  });
  return { values: Object.fromEntries(values), issues };
}

function keyFieldIssues(edits: readonly FactEdit[]): InputIssue[] {
  return edits.flatMap(({ entity, fields }, at) =>
    Object.keys(fields)
      .filter((field) => fieldOf(entity, field) !== undefined && isKeyField(entity, field))
      .map((field) => ({ path: `edits.${at}.fields.${field}`, message: '줄을 알아보는 항목이라 고칠 수 없습니다' })),
  );
}

/** A field that two edits set has no one value. */
function twiceIssues(edits: readonly FactEdit[]): InputIssue[] {
  const seen = new Set<string>();
  return edits.flatMap(({ entity, rowId, fields }, at) =>
    Object.keys(fields).flatMap((field) => {
      const name = `${entity}/${rowId}/${field}`;
      if (seen.has(name)) return [{ path: `edits.${at}.fields.${field}`, message: '같은 항목을 두 번 고칩니다' }];
      seen.add(name);
      return [];
    }),
  );
}

function setAll(snapshot: FactsSnapshot, edits: readonly FactEdit[], context: EditContext): EditedFacts {
  const isChanged = ({ entity, rowId, version }: FactEdit) => rowVersion(snapshot, entity, rowId) > version;
  refuseChanged(edits.filter(isChanged).map((edit) => changedRow(snapshot, edit)));
  const missing = edits.findIndex((edit) => isOut(snapshot, edit));
  if (missing >= 0)
    throw new AppError('NOT_FOUND', { message: '지금 쓰이는 줄이 아닙니다.', data: { path: `edits.${missing}` } });
  const keys = keyFieldIssues(edits);
  if (keys.length > 0) refuseValues(keys, { reason: 'KEY_FIELD' });
  const parsed = edits.map(({ entity, fields }, at) => parsedValues(entity, fields, `edits.${at}.fields`));
  const issues = [...parsed.flatMap((one) => one.issues), ...twiceIssues(edits)];
  if (issues.length > 0) refuseValues(issues);
  let overrides = snapshot.facts.overrides;
  edits.forEach(({ entity, rowId, source, confidence }, at) => {
    const edit = { act: 'set' as const, entity, rowId, source, confidence, fields: parsed[at]?.values ?? {} };
    ({ overrides } = applied(overrides, edit, context, `edits.${at}.fields`));
  });
  return { overrides, rows: edits.map(({ entity, rowId }) => ({ entity, rowId })) };
}

function addOne(
  { facts }: FactsSnapshot,
  { entity, fields, source, confidence }: Extract<EditChange, { act: 'add' }>,
  context: EditContext,
): EditedFacts {
  if (entity === 'regions') throw new AppError('INVALID_INPUT', { message: '지역은 추가할 수 없습니다.' });
  const { values, issues } = parsedValues(entity, fields, 'fields');
  const missing = fieldsOf(entity)
    .filter(({ name, isRequired }) => isRequired && !Object.hasOwn(fields, name) && !isGiven(name))
    .map(({ name }) => ({ path: `fields.${name}`, message: VALUE_ISSUES.missing }));
  if (issues.length + missing.length > 0) refuseValues([...issues, ...missing]);
  const edit = { act: 'add' as const, entity, fields: values, source, confidence };
  const { overrides, rowId } = applied(facts.overrides, edit, context, 'fields');
  return { overrides, rows: [{ entity, rowId }] };
}

/** Source and confidence of a new row stand beside its fields. */
const isGiven = (field: string): boolean => field === 'source' || field === 'confidence';

function decideAll(
  snapshot: FactsSnapshot,
  { decisions }: Extract<EditChange, { act: 'decide' }>,
  context: EditContext & Pick<By, 'ended'>,
): EditedFacts {
  refuseChanged(changedDecisions(snapshot, decisions, context.ended));
  let overrides = snapshot.facts.overrides;
  const rows = decisions.map(({ id, take, now }, at) => {
    const edited = applied(overrides, { act: 'decide', id, take, now }, context, `decisions.${at}`);
    overrides = edited.overrides;
    const conflict = snapshot.layers.conflicts.find(({ override }) => override.id === id);
    return { entity: conflict?.override.entity as EntityName, rowId: edited.rowId };
  });
  return { overrides, rows };
}

/** @throws {AppError} for what the rows of the edits alone forbid; the whole check comes after that */
export function editFacts(snapshot: FactsSnapshot, change: EditChange, by: By): EditedFacts {
  const { facts, layers } = snapshot;
  const context = { ...by, version: snapshot.version + 1, layers, stored: facts.stored };
  if (change.act === 'edit') return setAll(snapshot, change.edits, context);
  if (change.act === 'add') return addOne(snapshot, change, context);
  if (change.act === 'decide') return decideAll(snapshot, change, context);
  const { entity, rowId, version } = change;
  if (rowVersion(snapshot, entity, rowId) > version) refuseChanged([changedRow(snapshot, change)]);
  const edit: Edit =
    change.act === 'unset' ? { act: 'unset', entity, rowId, field: change.field } : { act: change.act, entity, rowId };
  const { overrides } = applied(facts.overrides, edit, context, 'field');
  return { overrides, rows: [{ entity, rowId }] };
}
