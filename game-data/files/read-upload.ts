import type { DataIssue } from '../import/data-issue.ts';
import type { RawFile } from '../import/raw-file.ts';
import { type Entity, isEntity } from '../import/source-rows.ts';
import { decodeBytes, type FileEncoding } from './decode-bytes.ts';
import { NO_COLUMNS } from './file-rows.ts';
import { createIssueList } from './issue-list.ts';
import type { MatchedColumns } from './match-columns.ts';
import { type FileFormat, readRows } from './read-rows.ts';

/** An uploaded file. Structured-cloneable, as is what is read from it: a worker may read it. */
export interface UploadedFile {
  /** `monsters.csv`; named in the faults. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `text/csv`, `application/json`: used where the name has no ending of the two. */
  readonly contentType?: string;
  /** The entity it was uploaded for; left out: by the name of the file. */
  readonly entity?: Entity;
  /** Left out: UTF-8. */
  readonly encoding?: FileEncoding;
  /** Columns that each row must have may be left out: cells of rows that stand are merged. */
  readonly isPartial?: boolean;
}

export interface ReadUpload {
  /** Null where the name tells none and none was given. */
  readonly entity: Entity | null;
  readonly format: FileFormat | null;
  /** The rows; null where there is any fault of form: the import's checks follow only without. */
  readonly file: RawFile | null;
  readonly columns: MatchedColumns;
  /** Another entity, whose fields these are. */
  readonly fits: Entity | null;
  /** The encoding to offer: the file is no UTF-8, and makes sense in this one. */
  readonly offered: FileEncoding | null;
  /** The first 500 faults. */
  readonly faults: readonly DataIssue[];
  readonly faultCount: number;
}

/** Browsers number the copies of one file: `monsters (2).csv`. */
const FILE_NAME = /^(?<base>.*?)(?: ?\(\d+\))?(?:[.](?<ending>[^.]*))?$/su;

function partsOfName(name: string): { base: string; ending: string } {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const { base = '', ending = '' } = FILE_NAME.exec(last)?.groups ?? {};
  return { base: base.trim(), ending: ending.toLowerCase() };
}

/** The entity that a file is named after. */
export function findEntityByFile(name: string): Entity | null {
  const { base } = partsOfName(name);
  return isEntity(base) ? base : null;
}

function formatOf({ name, contentType = '' }: UploadedFile): FileFormat | null {
  const { ending } = partsOfName(name);
  if (ending === 'csv' || ending === 'json') return ending;
  const [type] = contentType.toLowerCase().split(';');
  if (type === 'text/csv') return 'csv';
  return type === 'application/json' ? 'json' : null;
}

/**
 * Reads an uploaded file into the rows that imports check. Pure, and never throws for what a file holds: every fault is
 * told by file, line and field.
 */
export function readUpload(upload: UploadedFile): ReadUpload {
  const { name, bytes, encoding, isPartial = false } = upload;
  const issues = createIssueList(name);
  const [entity, format] = [upload.entity ?? findEntityByFile(name), formatOf(upload)];
  const decoded = decodeBytes(bytes, encoding);
  const unread: ReadUpload = {
    ...{ entity, format, file: null, columns: NO_COLUMNS, fits: null },
    offered: 'reason' in decoded ? decoded.offered : null,
    faults: issues.faults,
    faultCount: 0,
  };
  if ('reason' in decoded) issues.add(0, '', decoded.reason);
  else if (format === null) issues.add(0, '', 'CSV나 JSON 파일이 아닙니다');
  else if (entity === null) issues.add(0, '', '파일 이름으로는 어느 자료인지 알 수 없습니다');
  else {
    const { rows, columns, fits } = readRows(decoded.text, format, entity, issues);
    const isReadable = fits === null && rows.length > 0;
    if (isReadable && !isPartial) for (const field of columns.missing) issues.add(1, field, '항목이 없습니다');
    const file = issues.faultCount === 0 ? { entity, file: name, rows } : null;
    return { ...unread, file, columns, fits, faultCount: issues.faultCount };
  }
  return { ...unread, faultCount: issues.faultCount };
}
