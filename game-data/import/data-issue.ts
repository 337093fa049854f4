/** A fault in a set of files. `row` is the line of a CSV file or the number of a JSON entry; 0: the file itself. */
export interface DataIssue {
  file: string;
  row: number;
  field: string;
  reason: string;
}

export function formatIssue({ file, row, field, reason }: DataIssue): string {
  const place = row > 0 ? `${file}:${row}` : file;
  return field === '' ? `${place} ${reason}` : `${place} ${field} ${reason}`;
}

/** A set with any fault is refused as a whole; nothing is written. */
export class ImportRefusedError extends Error {
  readonly issues: readonly DataIssue[];

  constructor(issues: readonly DataIssue[]) {
    super(`게임 자료를 받아들이지 않았습니다. 잘못된 곳 ${issues.length}군데.`);
    this.name = 'ImportRefusedError';
    this.issues = issues;
  }
}
