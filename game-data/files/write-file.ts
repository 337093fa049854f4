import type { z } from 'zod';
import { cellText, isLeftOut } from '../import/csv-cells.ts';
import type { Entity, SourceRow } from '../import/source-rows.ts';
import { shapeOf } from './match-columns.ts';

/** Spreadsheets read a CSV file without the mark in the encoding of the system, where Hangul is garbled. */
const MARK = '\uFEFF';
const LINE_END = '\r\n';

/** It renames a row once, and is no value of it. */
const FORMER_NAME = 'was';

function columnsOf(entity: Entity): [name: string, schema: z.core.$ZodType][] | undefined {
  const shape = shapeOf(entity);
  return shape && Object.entries(shape).filter(([name]) => name !== FORMER_NAME);
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const lineText = (cells: readonly string[]): string => cells.map(quoted).join(',') + LINE_END;

/**
 * Rows in file form as CSV in the form that imports take: importing it back changes nothing. UTF-8 with a mark, lines end
 * as RFC 4180 says, all fields of the schema as columns.
 * @returns undefined for sheets whose rows differ in kind, which only JSON holds
 */
export function writeCsv<E extends Entity>(entity: E, rows: readonly SourceRow<E>[]): string | undefined {
  const columns = columnsOf(entity);
  if (columns === undefined) return undefined;
  const lines = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return lineText(columns.map(([name, schema]) => cellText(values.get(name), schema)));
  });
  return MARK + lineText(columns.map(([name]) => name)) + lines.join('');
}

/** Rows in file form as JSON in the form that imports take, one row a line; what is not known is left out. */
export function writeJson<E extends Entity>(entity: E, rows: readonly SourceRow<E>[]): string {
  const columns = columnsOf(entity);
  const lines = rows.map((row) => {
    if (columns === undefined) return JSON.stringify(row);
    const values = new Map<string, unknown>(Object.entries(row));
    const given = columns.filter(([name, schema]) => !isLeftOut(values.get(name), schema));
    return JSON.stringify(Object.fromEntries(given.map(([name]) => [name, values.get(name)])));
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
