import type { z } from 'zod';
import { bare, cellValue, isFormula } from '../import/csv-cells.ts';
import type { Entity } from '../import/source-rows.ts';
import {
  type Entry,
  MOST_ROWS,
  NO_COLUMNS,
  NO_ROWS,
  type ReadRows,
  type Report,
  reportColumns,
  TOO_MANY_ROWS,
} from './file-rows.ts';
import {
  columnOf,
  findBetterEntity,
  type MatchedColumns,
  matchColumns,
  type RowShape,
  readShapeOf,
} from './match-columns.ts';
import { parseCsv } from './parse-csv.ts';

interface Column {
  name: string;
  schema: z.core.$ZodType;
}

interface Header {
  readonly width: number;
  /** By position; undefined: unknown, as a fault says, and null: without a name. */
  readonly columns: readonly (Column | undefined | null)[];
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
    if (name === UNNAMED) return null;
    const schema = columnOf(shape, name);
    return schema && { name, schema: bare(schema) };
  });
  const fits = reportColumns(entity, matched, () => line, report);
  return { width: cells.length, columns, matched, fits };
}

function readRecord(cells: readonly string[], line: number, { columns, width }: Header, report: Report): Entry {
  if (cells.length !== width) report.add(line, '', `열이 ${width}개여야 하는데 ${cells.length}개입니다`);
  const value: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column === null && cell.trim() !== '') report.add(line, '', '이름 없는 열에 값이 있습니다');
    if (!column) continue;
    if (isFormula(cell.trim())) report.add(line, column.name, "수식은 받지 않습니다. 글이면 앞에 '를 붙입니다");
    const parsed = cellValue(cell, column.schema);
    if (parsed !== undefined) value[column.name] = parsed;
  }
  return { row: line, value };
}

export function readCsv(text: string, entity: Entity, report: Report): ReadRows {
  const shape = readShapeOf(entity);
  if (shape === undefined) {
    report.add(0, '', '이 자료는 JSON으로만 받습니다');
    return NO_ROWS;
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
    return NO_ROWS;
  }
  if (rows.length > MOST_ROWS) report.add(0, '', TOO_MANY_ROWS);
  if (header === undefined) report.add(0, '', '빈 파일입니다');
  return { rows, columns: header?.matched ?? NO_COLUMNS, fits: header?.fits ?? null };
}
