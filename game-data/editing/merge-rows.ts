import { CONFIDENCES, type Confidence } from '#features/game-data/fact.contract.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { RawFile } from '../import/raw-file.ts';
import { ROW_SCHEMAS } from '../import/source-rows.ts';
import { isEqual } from '../layers/conflicts.ts';
import { applyEdit, type Edit, type EditContext, setFields } from '../layers/edits.ts';
import { rowName } from '../layers/entries.ts';
import type { Override } from '../layers/layer.ts';
import type { LayeredRow } from '../layers/layer-rows.ts';
import { type EditableEntity, isEditable, isKeyField } from '../layers/layered-entities.ts';
import type { Values } from '../layers/map-references.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { createMergeIndex, type MergeIndex } from './merge-index.ts';

/** Rows that differ: more are another set of facts, which replaces the base. */
const MOST_CHANGED_ROWS = 20_000;
/** Each is compared with all that there were. */
const MOST_ADDED_ROWS = 2000;

const OPERATOR = { source: ['operator'], confidence: 'high' } as const;

export interface Merged {
  overrides: readonly Override[];
  issues: DataIssue[];
}

type Place = Pick<DataIssue, 'file' | 'row'>;

function initialOf(entity: EditableEntity, field: string): { value: unknown } | undefined {
  const schema = (
    ROW_SCHEMAS[entity].shape as Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }>
  )[field];
  const parsed = schema?.safeParse(undefined);
  return parsed?.success ? { value: parsed.data ?? null } : undefined;
}

/** Merges cells of files into the overrides: those that differ from what is in force. */
class Merge {
  readonly issues: DataIssue[] = [];
  readonly #context: EditContext;
  readonly #index: MergeIndex;
  readonly #inForce = new Map<string, Values>();
  readonly #byRow: Map<string, Override[]>;
  readonly #changed = new Map<string, readonly Override[]>();
  #added: readonly Override[];
  #addedCount = 0;
  readonly #before: readonly Override[];

  constructor({ facts, layers, version }: FactsSnapshot, by: Pick<EditContext, 'by' | 'at'>) {
    this.#context = { ...by, version: version + 1, layers, stored: facts.stored };
    this.#index = createMergeIndex([facts.bases, layers.inForce]);
    this.#before = facts.overrides;
    this.#byRow = Map.groupBy(facts.overrides, ({ entity, rowId }) => rowName(entity, rowId));
    this.#added = facts.overrides;
    for (const [entity, rows] of Object.entries(layers.inForce))
      for (const { id, row } of rows) this.#inForce.set(`${entity}/${id}`, row as Values);
  }

  #refuse(place: Place, field: string, reason: string): void {
    this.issues.push({ file: place.file, row: place.row, field, reason });
  }

  /** Cells that differ, with references; an empty cell is what a row without it has. */
  #changedCells(entity: EditableEntity, row: LayeredRow, cells: Values): Values {
    const shown = this.#inForce.get(rowName(entity, row.id)) ?? {};
    const given: Record<string, unknown> = {};
    for (const [field, cell] of Object.entries(cells)) {
      const initial = cell === null ? initialOf(entity, field) : { value: cell };
      if (initial !== undefined && !isEqual(initial.value, shown[field] ?? null)) given[field] = initial.value;
    }
    const named = this.#index.withReferences(entity, given, { ...shown, ...cells });
    const isOwnKey = ([field, value]: [string, unknown]) =>
      isKeyField(entity, field) && isEqual(value, row.values[field]);
    return Object.fromEntries(Object.entries(named).filter((entry) => !isOwnKey(entry)));
  }

  /** Source and confidence tell of the other cells; alone they are values of their own. */
  #edit(entity: EditableEntity, rowId: number, changed: Values): Extract<Edit, { act: 'set' }> {
    const { source, confidence, ...fields } = changed;
    const provenance = {
      source: Array.isArray(source) ? (source as string[]) : OPERATOR.source,
      confidence: CONFIDENCES.some((one) => one === confidence) ? (confidence as Confidence) : OPERATOR.confidence,
    };
    const isAlone = entity === 'sources' || Object.keys(fields).length === 0;
    return { act: 'set', entity, rowId, fields: isAlone ? changed : fields, ...provenance };
  }

  change(entity: EditableEntity, row: LayeredRow, cells: Values, place: Place): void {
    const changed = this.#changedCells(entity, row, cells);
    if (Object.keys(changed).length === 0) return;
    const name = rowName(entity, row.id);
    if (this.#changed.has(name)) {
      this.#refuse(place, '', '같은 줄이 두 번 있습니다');
      return;
    }
    if (this.#changed.size === MOST_CHANGED_ROWS) {
      this.#refuse(place, '', `한 번에 ${MOST_CHANGED_ROWS}줄까지 병합합니다. 더 많으면 교체해 주세요`);
      return;
    }
    const own = this.#byRow.get(name) ?? [];
    const edited = setFields(own, this.#edit(entity, row.id, changed), row, this.#context);
    if (edited.isRefused) this.#refuse(place, edited.field, edited.reason);
    this.#changed.set(name, edited.isRefused ? own : edited.overrides);
  }

  add(entity: EditableEntity, cells: Values, place: Place): void {
    if (this.#addedCount === MOST_ADDED_ROWS) {
      this.#refuse(place, '', `새 줄은 한 번에 ${MOST_ADDED_ROWS}개까지 더합니다. 더 많으면 교체해 주세요`);
      return;
    }
    this.#addedCount += 1;
    const given = Object.entries(cells).filter(([, value]) => value !== null);
    const named = this.#index.withReferences(entity, Object.fromEntries(given), cells);
    const { fields, source, confidence } = this.#edit(entity, 0, named);
    const isFact = entity !== 'sources';
    const own = isFact ? Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in OPERATOR))) : fields;
    const edited = applyEdit(this.#added, { act: 'add', entity, fields: own, source, confidence }, this.#context);
    if (edited.isRefused) this.#refuse(place, edited.field, edited.reason);
    else this.#added = edited.overrides;
  }

  row(entity: EditableEntity, value: unknown, place: Place): void {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.#refuse(place, '', '항목과 값의 묶음이어야 합니다');
      return;
    }
    const { was: _, ...named } = value as Record<string, unknown>;
    const { id, ...cells } = entity === 'sources' ? { ...named, id: undefined } : named;
    const fields = entity === 'sources' ? named : cells;
    const { layers } = this.#context;
    const byId = typeof id === 'number' && Number.isSafeInteger(id) ? layers.find(entity, id) : undefined;
    const found = this.#index.find(entity, entity === 'regions' ? named : fields);
    const row = byId ?? (found === undefined ? undefined : layers.find(entity, found));
    if (row === undefined) this.add(entity, fields, place);
    else if (row.state !== 'inForce') this.#refuse(place, '', '지금 쓰이는 줄이 아닙니다');
    else this.change(entity, row, fields, place);
  }

  takeOut(entity: EditableEntity, rowId: number, place: Place): void {
    const row = this.#context.layers.find(entity, rowId);
    if (row?.state !== 'inForce') return;
    const edited = applyEdit(this.#added, { act: 'remove', entity, rowId }, this.#context);
    if (edited.isRefused) this.#refuse(place, edited.field, edited.reason);
    else this.#added = edited.overrides;
  }

  overrides(): Override[] {
    const { version } = this.#context;
    const known = new Set(this.#before.map(({ id }) => id));
    const isNew = ({ id, fromVersion }: Override) => !known.has(id) && fromVersion === version;
    const changed = [...this.#changed.values()].flat();
    const ended = new Map(changed.filter(({ untilVersion }) => untilVersion === version).map((one) => [one.id, one]));
    const begun = [...this.#added.filter(isNew), ...changed.filter((one) => one.fromVersion === version)];
    let last = this.#before.reduce((most, { id }) => Math.max(most, id), 0);
    const standing = this.#added.filter((one) => !isNew(one)).map((one) => ended.get(one.id) ?? one);
    return [...standing, ...begun.map((one) => ({ ...one, id: ++last }))];
  }
}

export interface FilesToMerge {
  files: readonly RawFile[];
  /** Rows that are to be out. */
  removed?: readonly { entity: string; id: number }[];
}

/**
 * The overrides above which the cells of the files are in force. Rows that no file has stay; those that there never were
 * are added.
 */
export function mergeFiles(
  snapshot: FactsSnapshot,
  { files, removed = [] }: FilesToMerge,
  by: Pick<EditContext, 'by' | 'at'>,
): Merged {
  const merge = new Merge(snapshot, by);
  for (const { entity, file, rows } of files) {
    if (!isEditable(entity)) {
      merge.issues.push({ file, row: 0, field: '', reason: '이 자료는 교체로만 올릴 수 있습니다' });
      continue;
    }
    for (const { row, value } of rows) merge.row(entity, value, { file, row });
  }
  for (const { entity, id } of removed)
    if (isEditable(entity)) merge.takeOut(entity, id, { file: files[0]?.file ?? '', row: 0 });
  return { overrides: merge.overrides(), issues: merge.issues };
}
