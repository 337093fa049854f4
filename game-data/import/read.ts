import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, parse as parsePath } from 'node:path';
import { decodeBytes, MAX_FILE_BYTES, TOO_LARGE } from '../files/decode-bytes.ts';
import { createIssueList, type IssueList } from '../files/issue-list.ts';
import { readRows } from '../files/read-rows.ts';
import { type DataIssue, ImportRefusedError } from './data-issue.ts';
import type { RawFile } from './raw-file.ts';
import { type Entity, isEntity } from './source-rows.ts';

export type { RawFile } from './raw-file.ts';

/** Returns `undefined` after reporting a fault. */
async function readText(path: string, report: IssueList): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    const decoded = size > MAX_FILE_BYTES ? TOO_LARGE : decodeBytes(await readFile(path));
    if ('text' in decoded) return decoded.text;
    report.add(0, '', decoded.reason);
  } catch {
    report.add(0, '', '읽을 수 있는 파일이 아닙니다');
  }
  return undefined;
}

async function readOne(folder: string, file: string, entity: Entity, issues: DataIssue[]): Promise<RawFile> {
  const report = createIssueList(file, Number.POSITIVE_INFINITY);
  const text = await readText(join(folder, file), report);
  const rows = text === undefined ? [] : readRows(text, extname(file) === '.csv' ? 'csv' : 'json', entity, report).rows;
  issues.push(...report.faults);
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
