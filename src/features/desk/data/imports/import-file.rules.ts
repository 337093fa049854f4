import { type IMPORT_MODES, MAX_UPLOAD_BYTES } from '#features/game-data/editing/fact-import.contract.ts';

export type ImportMode = (typeof IMPORT_MODES)[number];

/** How a file is read. */
export interface ReadingOptions {
  readonly mode: ImportMode;
  /** Undefined: by the name of the file. */
  readonly entity?: string | undefined;
  /** Undefined: UTF-8. */
  readonly encoding?: 'euc-kr' | undefined;
}

/** Why a file is not even sent. */
export function fileIssue({ size }: Pick<File, 'size'>): string | undefined {
  if (size === 0) return '빈 파일입니다.';
  return size > MAX_UPLOAD_BYTES ? '16 MiB를 넘는 파일은 올릴 수 없습니다. 나눠서 올려 주세요.' : undefined;
}

/** A file that is no JSON by its name is taken for CSV: the server says what is wrong with it. */
export function findContentType(name: string): string {
  return /\.json$/i.test(name) ? 'application/json' : 'text/csv';
}

/** The encodings that may be offered. */
export function readOffered(encoding: string | null): ReadingOptions['encoding'] {
  return encoding?.toLowerCase() === 'euc-kr' ? 'euc-kr' : undefined;
}
