import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, parse as parsePath } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { z } from 'zod';
import { cellValue } from './csv-cells.ts';
import { type DataIssue, ImportRefusedError } from './data-issue.ts';
import { type Entity, isEntity, ROW_SCHEMAS } from './source-rows.ts';

export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** No fact is this deep; a much deeper value would overflow the stack. */
const DEEPEST_VALUE = 20;

export interface RawFile {
  entity: Entity;
  file: string;
  rows: { row: number; value: unknown }[];
}

type AddIssue = (row: number, field: string, reason: string) => void;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readJsonRows(text: string, addIssue: AddIssue): RawFile['rows'] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    addIssue(0, '', `JSON으로 읽을 수 없습니다 (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
  if (!Array.isArray(parsed)) {
    addIssue(0, '', '목록([ … ])이어야 합니다');
    return [];
  }
  return parsed.map((value: unknown, index) => ({ row: index + 1, value }));
}

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithinDepth(inner, levels - 1));
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function readCsvRows(text: string, entity: Entity, addIssue: AddIssue): RawFile['rows'] {
  const schema = ROW_SCHEMAS[entity];
  if (!(schema instanceof z.ZodObject)) {
    addIssue(0, '', '이 자료는 JSON으로만 받습니다');
    return [];
  }
  let records: CsvRecord[];
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true };
    records = parseCsv(text, options) as unknown as CsvRecord[];
  } catch (error) {
    addIssue(0, '', `CSV로 읽을 수 없습니다 (${error instanceof Error ? error.message : String(error)})`);
    return [];
  }
  const [head, ...body] = records;
  if (head === undefined) return [];
  const columns = head.record.map((name) => name.trim().normalize('NFC'));
  for (const name of new Set(columns.filter((name, index) => columns.indexOf(name) !== index))) {
    addIssue(head.info.lines, name, '같은 열이 두 번 있습니다');
  }
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return body.map(({ record, info }) => {
    if (record.length !== columns.length) {
      addIssue(info.lines, '', `열이 ${columns.length}개여야 하는데 ${record.length}개입니다`);
    }
    const cells = columns.map((name, index): [string, unknown] => {
      const cell = record[index] ?? '';
      const column = shape[name];
      return [name, column === undefined ? cell : cellValue(cell, column)];
    });
    return { row: info.lines, value: Object.fromEntries(cells.filter(([, value]) => value !== undefined)) };
  });
}

/** Returns `undefined` after reporting a fault. */
async function readText(path: string, addIssue: AddIssue): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    if (size <= MAX_FILE_BYTES) {
      const text = decodeUtf8(await readFile(path));
      if (text === undefined) addIssue(0, '', 'UTF-8이 아닙니다');
      return text;
    }
    addIssue(0, '', '파일이 16 MiB를 넘습니다');
  } catch {
    addIssue(0, '', '읽을 수 있는 파일이 아닙니다');
  }
  return undefined;
}

async function readOne(folder: string, file: string, entity: Entity, issues: DataIssue[]): Promise<RawFile> {
  const addIssue: AddIssue = (row, field, reason) => issues.push({ file, row, field, reason });
  const text = await readText(join(folder, file), addIssue);
  if (text === undefined) return { entity, file, rows: [] };
  const rows = extname(file) === '.csv' ? readCsvRows(text, entity, addIssue) : readJsonRows(text, addIssue);
  for (const { row, value } of rows)
    if (!isWithinDepth(value, DEEPEST_VALUE)) addIssue(row, '', '묶음이 너무 깊습니다');
  return { entity, file, rows };
}

export async function sourceFileNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => ['.csv', '.json'].includes(extname(name))).sort();
  } catch {
    throw new ImportRefusedError([{ file: folder, row: 0, field: '', reason: '읽을 수 있는 폴더가 아닙니다' }]);
  }
}

/** @throws {ImportRefusedError} when files cannot be read */
export async function readSourceFolder(folder: string): Promise<RawFile[]> {
  const names = await sourceFileNames(folder);
  const issues: DataIssue[] = [];
  if (names.length === 0) issues.push({ file: folder, row: 0, field: '', reason: 'CSV나 JSON 파일이 없습니다' });
  const files: RawFile[] = [];
  for (const file of names) {
    const entity = parsePath(file).name;
    if (!isEntity(entity)) {
      issues.push({ file, row: 0, field: '', reason: '알 수 없는 파일입니다' });
    } else if (files.some((other) => other.entity === entity)) {
      issues.push({ file, row: 0, field: '', reason: '같은 자료가 두 파일에 있습니다' });
    } else {
      files.push(await readOne(folder, file, entity, issues));
    }
  }
  if (issues.length > 0) throw new ImportRefusedError(issues);
  return files;
}
