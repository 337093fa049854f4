import type { EntityField, EntityName, FieldType } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { parseFieldValue, readTypedValue } from '#features/game-data/entities/field-value.rules.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { type EditSet, findEdit, type GatheredEdit } from '../edit-set.ts';
import type { DeskFactRow } from '../fact-row-desk.contract.ts';

/** A cell of the table. */
export interface CellPlace {
  readonly rowId: number;
  readonly field: string;
}

/** Number, title, what else has a column, and the confidence. */
export function listColumns(entity: EntityName): EntityField[] {
  const { title } = getEntity(entity);
  const rank = ({ name }: EntityField) =>
    name === 'id' ? 0 : title.includes(name) ? 1 : name === 'confidence' ? 3 : 2;
  return fieldsOf(entity)
    .filter(({ isColumn, name }) => isColumn || title.includes(name))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Whether the value has room in the cell of a table; others are edited on the page of the row. */
function isShort(type: FieldType): boolean {
  return ['number', 'tile', 'choice', 'flag'].includes(type.kind) || (type.kind === 'text' && !type.isLong);
}

/** The confidence goes with every edit as a whole. */
export function isEditable({ type, lock, level, name }: EntityField, own: OperatorLevel): boolean {
  return lock === null && own <= level && isShort(type) && name !== 'confidence';
}

/** The first number that phones show and edit. */
export function findPhoneField(entity: EntityName): EntityField | undefined {
  return listColumns(entity).find(
    ({ type, lock }) => lock === null && (type.kind === 'number' || type.kind === 'tile'),
  );
}

/** Experience, money: their former value has its own room beside the field. */
const LARGE = 10_000_000_000;

/** Whether numbers of the field are large. */
export function isWide({ type }: EntityField): boolean {
  return type.kind === 'number' && type.max > LARGE;
}

/** The value as it stands in its field while it is edited. */
export function typedText({ kind }: FieldType, value: unknown): string {
  if (value === null || value === undefined) return '';
  return kind === 'number' && Number.isSafeInteger(value) ? formatDigits(Number(value)) : String(value);
}

const ON = 'true';

/** The options of a value that is chosen; undefined: it is typed. */
export function listOptions({ type, initial }: EntityField): { value: string; label: string }[] | undefined {
  if (type.kind === 'flag') {
    return [
      { value: ON, label: type.labels.on },
      { value: 'false', label: type.labels.off },
    ];
  }
  if (type.kind !== 'choice') return undefined;
  const choices = type.choices.map(({ value, label }) => ({ value: String(value), label }));
  return initial === null ? [{ value: '', label: '모름' }, ...choices] : choices;
}

/** Reads what was typed, chosen or pasted: a choice by its value or its word. */
function readCell(field: EntityField, typed: string): unknown {
  const { type } = field;
  const text = typed.trim();
  const option = listOptions(field)?.find(({ value, label }) => value === text || label === text);
  if (type.kind === 'flag') return option ? option.value === ON : text;
  if (type.kind !== 'choice') return readTypedValue(type, typed);
  if (option === undefined) return text === '' ? null : text;
  return type.choices.find(({ value }) => String(value) === option.value)?.value ?? null;
}

type Row = Pick<DeskFactRow, 'id' | 'name' | 'state' | 'values' | 'texts' | 'version'>;

/** Only rows in force are edited. */
export const isInForce = ({ state }: Pick<Row, 'state'>) => state === 'inForce';

/** The edit of a cell. A value that is wrong stands in it as it was typed. */
export function toEdit(entity: EntityName, row: Row, field: EntityField, typed: string): GatheredEdit {
  const read = readCell(field, typed);
  const parsed = parseFieldValue(entity, field.name, read);
  const value = parsed.issue ? read : parsed.value;
  return {
    ...{ entity, rowId: row.id, name: row.name, field: field.name },
    value,
    text: parsed.issue
      ? typed.trim() || showFieldValue(entity, field.name, null)
      : showFieldValue(entity, field.name, value),
    before: row.values[field.name] ?? null,
    beforeText: row.texts[field.name] ?? showFieldValue(entity, field.name, null),
    version: row.version,
  };
}

/** The text in the field of the cell when its edit begins. */
export function startText(entity: EntityName, row: Row, field: EntityField, set: EditSet): string {
  const edit = findEdit(set, { entity, rowId: row.id, field: field.name });
  return typedText(field.type, edit ? edit.value : row.values[field.name]);
}

/** The next cell that can be edited, row by row; undefined: there is none. */
export function stepCell(
  rows: readonly { id: number }[],
  fields: readonly EntityField[],
  { rowId, field }: CellPlace,
  by: 1 | -1,
): CellPlace | undefined {
  const cells = rows.flatMap(({ id }) => fields.map(({ name }) => ({ rowId: id, field: name })));
  const at = cells.findIndex((cell) => cell.rowId === rowId && cell.field === field);
  return at < 0 ? undefined : cells[at + by];
}

/** Cells as spreadsheets copy them: a line a row, tabs between columns. */
export function parseGrid(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t'));
}

export interface PastedCells {
  readonly edits: GatheredEdit[];
  /** Cells that cannot be edited, or lie beside the table. */
  readonly skipped: number;
}

/** The edits of cells that are pasted over columns and rows, from one cell to the right and down. */
export function pasteCells(
  entity: EntityName,
  { rows, columns, own }: { rows: readonly Row[]; columns: readonly EntityField[]; own: OperatorLevel },
  { rowId, field }: CellPlace,
  grid: readonly (readonly string[])[],
): PastedCells {
  const [top, left] = [rows.findIndex(({ id }) => id === rowId), columns.findIndex(({ name }) => name === field)];
  const edits: GatheredEdit[] = [];
  let skipped = 0;
  for (const [down, line] of grid.entries()) {
    for (const [right, typed] of line.entries()) {
      const [row, column] = [rows[top + down], columns[left + right]];
      if (row && column && isInForce(row) && isEditable(column, own)) edits.push(toEdit(entity, row, column, typed));
      else skipped += 1;
    }
  }
  return { edits, skipped };
}

const TITLE_WIDTH = 112;
export const TAGS_WIDTH = 136;
const WIDTHS = { id: 64, wide: 192, narrowWide: 116, tile: 76, number: 88, confidence: 96, choice: 96, other: 128 };

/** px. @param hasRoom beside a large number stands its former value */
export function columnWidth(field: EntityField, hasRoom: boolean): number {
  const { name, type } = field;
  if (name === 'id' || name === 'confidence') return WIDTHS[name];
  if (isWide(field)) return hasRoom ? WIDTHS.wide : WIDTHS.narrowWide;
  return type.kind === 'tile' || type.kind === 'number' || type.kind === 'choice' ? WIDTHS[type.kind] : WIDTHS.other;
}

/** The columns for which a table of the width has room; the values of others stand on the page of the row. */
export function fitColumns(entity: EntityName, width: number, hasRoom: boolean): EntityField[] {
  const columns = listColumns(entity);
  const { title } = getEntity(entity);
  const titles = columns.filter(({ name }) => title.includes(name));
  let left = width - TAGS_WIDTH - titles.length * TITLE_WIDTH;
  const fitting = columns.filter((field) => {
    if (titles.includes(field)) return true;
    left -= columnWidth(field, hasRoom);
    return left >= 0;
  });
  return fitting;
}
