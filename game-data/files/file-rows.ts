import type { RawFile } from '../import/raw-file.ts';
import type { Entity } from '../import/source-rows.ts';
import type { IssueList } from './issue-list.ts';
import { entityText, findBetterEntity, type MatchedColumns } from './match-columns.ts';

/** The rows of a text, with every fault of form reported; the checks of the import follow. */
export interface ReadRows {
  readonly rows: RawFile['rows'];
  readonly columns: MatchedColumns;
  /** Another entity that the columns fit better. */
  readonly fits: Entity | null;
}

export type Entry = RawFile['rows'][number];
export type Report = Pick<IssueList, 'add'>;

/** Far more than any set has. A file of 16 MiB could hold millions of rows, which would fill memory and time. */
export const MOST_ROWS = 50_000;
export const TOO_MANY_ROWS = `${MOST_ROWS}줄을 넘습니다`;
export const NO_COLUMNS: MatchedColumns = { known: [], unknown: [], missing: [] };
export const NO_ROWS: ReadRows = { rows: [], columns: NO_COLUMNS, fits: null };

/** Reports each column once, not in each row. */
export function reportColumns(
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
