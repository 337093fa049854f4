import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { NewImport } from '#features/game-data/editing/facts-desk.ts';
import { decodeBytes, type FileEncoding } from '../files/decode-bytes.ts';
import { readUpload } from '../files/read-upload.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { RawFile } from '../import/raw-file.ts';
import { isEntity } from '../import/source-rows.ts';
import { isOverridesFile, readOverridesFile } from './overrides-file.ts';

/** Rows of an uploaded file, and the faults of its form. */
export interface ImportedFiles {
  /** An entity, `overrides` for those of several; null: not known. */
  entity: string | null;
  files: readonly RawFile[];
  removed: readonly { entity: string; id: number }[];
  offeredEncoding: string | null;
  unknownColumns: readonly string[];
  missingColumns: readonly string[];
  fits: string | null;
  /** The first of them. */
  faults: readonly DataIssue[];
  faultCount: number;
}

const NOTHING: ImportedFiles = {
  ...{ entity: null, files: [], removed: [], offeredEncoding: null, unknownColumns: [], missingColumns: [] },
  ...{ fits: null, faults: [], faultCount: 0 },
};

const faulty = (file: string, reason: string): ImportedFiles => ({
  ...NOTHING,
  faults: [{ file, row: 0, field: '', reason }],
  faultCount: 1,
});

const toEncoding = (encoding: string | undefined): FileEncoding | undefined =>
  encoding === 'euc-kr' || encoding === 'utf-8' ? encoding : undefined;

function readOverrides({ bytes, mode, fileName }: NewImport): ImportedFiles {
  const decoded = decodeBytes(bytes);
  if ('reason' in decoded) return faulty(fileName, decoded.reason);
  if (mode !== 'merge') return { ...faulty(fileName, '고친 값의 파일은 병합으로만 올립니다'), entity: 'overrides' };
  return { ...NOTHING, entity: 'overrides', ...readOverridesFile(decoded.text, fileName) };
}

/** A cell that a file leaves empty says that the value is not known, where cells are merged. */
function withEmptyCells(file: RawFile, columns: readonly string[]): RawFile {
  const empty = Object.fromEntries(columns.filter((name) => name !== 'id').map((name) => [name, null]));
  return { ...file, rows: file.rows.map(({ row, value }) => ({ row, value: { ...empty, ...(value as object) } })) };
}

/** Reads an uploaded file; what it would change is another question. */
export function readImportedFiles(upload: NewImport): ImportedFiles {
  const { fileName: name, bytes, contentType, mode, entity } = upload;
  if (entity === undefined ? isOverridesFile(name) : entity === 'overrides') return readOverrides(upload);
  if (entity !== undefined && !isEntity(entity)) return faulty(name, `'${entity}' 자료가 없습니다`);
  const encoding = toEncoding(upload.encoding);
  const isPartial = mode === 'merge';
  const read = readUpload({
    name,
    bytes,
    contentType,
    isPartial,
    ...(entity && { entity }),
    ...(encoding && { encoding }),
  });
  const hasEmptyCells = isPartial && read.format === 'csv';
  const file = read.file && hasEmptyCells ? withEmptyCells(read.file, read.columns.known) : read.file;
  return {
    entity: read.entity,
    files: file === null ? [] : [file],
    removed: [],
    offeredEncoding: read.offered,
    unknownColumns: read.columns.unknown,
    missingColumns: read.columns.missing,
    fits: read.fits,
    faults: read.faults,
    faultCount: read.faultCount,
  };
}

export type PackedFiles = Pick<ImportedFiles, 'files' | 'removed'>;

export async function packFiles({ files, removed }: PackedFiles): Promise<Buffer> {
  return promisify(deflate)(JSON.stringify({ files, removed }));
}

export async function unpackFiles(packed: Uint8Array): Promise<PackedFiles> {
  return JSON.parse((await promisify(inflate)(packed)).toString('utf8'));
}
