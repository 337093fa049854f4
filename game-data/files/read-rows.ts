import type { z } from 'zod';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import { cellValue, isFormula } from '../import/csv-cells.ts';
import type { RawFile } from '../import/raw-file.ts';
import type { Entity } from '../import/source-rows.ts';
import type { IssueList } from './issue-list.ts';
import {
  columnOf,
  entityText,
  findBetterEntity,
  type MatchedColumns,
  matchColumns,
  type RowShape,
  readShapeOf,
} from './match-columns.ts';
import { parseCsv } from './parse-csv.ts';

export type FileFormat = 'csv' | 'json';

/** The rows of a text, with every fault of form reported; the checks of the import follow. */
export interface ReadRows {
  readonly rows: RawFile['rows'];
  readonly columns: MatchedColumns;
  /** Another entity that the columns fit better. */
  readonly fits: Entity | null;
}

type Report = Pick<IssueList, 'add'>;

/** No fact is this deep; a much deeper value would overflow the stack. */
const DEEPEST_VALUE = 20;
/** Far more than any set has. A file of 16 MiB could hold millions of empty rows, which would fill the memory. */
const MOST_ROWS = 500_000;
const NO_COLUMNS: MatchedColumns = { known: [], unknown: [], missing: [] };
const NOTHING: ReadRows = { rows: [], columns: NO_COLUMNS, fits: null };

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithinDepth(inner, levels - 1));
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reports each column once, not in each row. */
function reportColumns(
  entity: Entity,
  columns: MatchedColumns,
  place: (name: string) => number,
  report: Report,
): Entity | null {
  const fits = findBetterEntity(entity, columns);
  if (fits !== undefined) {
    report.add(place(''), '', `${entityText(fits)}의 항목입니다. ${entityText(entity)}의 파일이 아닙니다`);
    return fits;
  }
  for (const name of columns.unknown) report.add(place(name), name, '모르는 항목입니다');
  return null;
}

interface Entry {
  row: number;
  value: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first entry that has each field. */
function firstRows(entries: readonly Entry[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { row, value } of entries) {
    if (!isRecord(value)) continue;
    for (const name of Object.keys(value)) if (!first.has(name)) first.set(name, row);
  }
  return first;
}

function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name.normalize('NFC'))));
}

function parseJson(text: string, report: Report): unknown[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    report.add(0, '', `JSON으로 읽을 수 없습니다 (${messageOf(error)})`);
    return undefined;
  }
  if (Array.isArray(parsed) && parsed.length <= MOST_ROWS) return parsed;
  report.add(0, '', Array.isArray(parsed) ? `${MOST_ROWS}줄을 넘습니다` : '목록([ … ])이어야 합니다');
  return undefined;
}

function readJson(text: string, entity: Entity, report: Report): ReadRows {
  const entries = parseJson(text, report)?.map((value, index) => ({ row: index + 1, value }));
  if (entries === undefined) return NOTHING;
  if (readShapeOf(entity) === undefined) return { ...NOTHING, rows: entries };
  const first = firstRows(entries);
  const places = new Map(Array.from(first, ([name, row]) => [name.normalize('NFC'), row]));
  const columns = matchColumns(entity, places.keys());
  if (columns.known.length + columns.unknown.length === 0) return { ...NOTHING, rows: entries };
  const fits = reportColumns(entity, columns, (name) => places.get(name) ?? 0, report);
  const unknown = new Set(columns.unknown);
  return { rows: entries.map(({ row, value }) => ({ row, value: withoutFields(value, unknown) })), columns, fits };
}

interface Column {
  name: string;
  schema: z.core.$ZodType;
}

/** Undefined: the columns cannot be matched, as a fault says. */
interface Header {
  readonly line: number;
  readonly width: number;
  /** By position; undefined: its cells are left alone. */
  readonly columns: readonly (Column | undefined)[];
  readonly matched: MatchedColumns;
  readonly fits: Entity | null;
}

/** Spreadsheets leave columns without a name behind the last one. */
const UNNAMED = '';

function separatorReason(cells: readonly string[]): string | undefined {
  const [only = ''] = cells;
  if (cells.length > 1 || !/[\t;]/.test(only)) return undefined;
  return `항목을 ${only.includes('\t') ? '탭' : '쌍반점(;)'}이 아니라 쉼표로 나눠야 합니다`;
}

function reportHeader(names: readonly string[], line: number, report: Report): boolean {
  const separator = separatorReason(names);
  if (separator !== undefined) report.add(line, '', separator);
  for (const name of new Set(names.filter((name, index) => name !== UNNAMED && names.indexOf(name) !== index))) {
    report.add(line, name, '같은 열이 두 번 있습니다');
  }
  return separator === undefined;
}

function readHeader(
  cells: readonly string[],
  line: number,
  entity: Entity,
  shape: RowShape,
  report: Report,
): Header | null {
  const names = cells.map((name) => name.trim().normalize('NFC'));
  if (!reportHeader(names, line, report)) return null;
  const matched = matchColumns(
    entity,
    names.filter((name) => name !== UNNAMED),
  );
  const isHeader = matched.known.length > 0 || findBetterEntity(entity, matched) !== undefined;
  if (!isHeader) {
    report.add(line, '', '첫 줄에 항목 이름이 없습니다');
    return null;
  }
  const columns = names.map((name) => {
    const schema = columnOf(shape, name);
    return schema && { name, schema };
  });
  const fits = reportColumns(entity, matched, () => line, report);
  return { line, width: cells.length, columns, matched, fits };
}

function readRecord(cells: readonly string[], line: number, { columns, width }: Header, report: Report): Entry {
  if (cells.length !== width) report.add(line, '', `열이 ${width}개여야 하는데 ${cells.length}개입니다`);
  const value: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column === undefined) continue;
    if (isFormula(cell.trim())) report.add(line, column.name, "수식은 받지 않습니다. 글이면 앞에 '를 붙입니다");
    const parsed = cellValue(cell, column.schema);
    if (parsed !== undefined) value[column.name] = parsed;
  }
  return { row: line, value };
}

function readCsv(text: string, entity: Entity, report: Report): ReadRows {
  const shape = readShapeOf(entity);
  if (shape === undefined) {
    report.add(0, '', '이 자료는 JSON으로만 받습니다');
    return NOTHING;
  }
  let header: Header | null | undefined;
  const rows: Entry[] = [];
  const fault = parseCsv(text, (cells, line) => {
    if (header === undefined) header = readHeader(cells, line, entity, shape, report);
    else if (header !== null) rows.push(readRecord(cells, line, header, report));
    return header !== null && rows.length <= MOST_ROWS;
  });
  if (fault !== undefined) {
    report.add(fault.line, '', fault.reason);
    return NOTHING;
  }
  if (rows.length > MOST_ROWS) report.add(0, '', `${MOST_ROWS}줄을 넘습니다`);
  if (header === undefined) report.add(0, '', '빈 파일입니다');
  return { rows, columns: header?.matched ?? NO_COLUMNS, fits: header?.fits ?? null };
}

/** Reads the text of a file into rows; what does not fit the entity is reported by line and field. */
export function readRows(text: string, format: FileFormat, entity: Entity, report: Report): ReadRows {
  const read = format === 'csv' ? readCsv(text, entity, report) : readJson(text, entity, report);
  for (const { row, value } of read.rows) {
    if (!isWithinDepth(value, DEEPEST_VALUE)) report.add(row, '', VALUE_ISSUES.deep);
  }
  return read;
}
