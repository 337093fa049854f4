import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import type { Entity } from '../import/source-rows.ts';
import type { ReadRows, Report } from './file-rows.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';

export type FileFormat = 'csv' | 'json';

/** No fact is this deep; a much deeper value would overflow the stack. */
const DEEPEST_VALUE = 20;

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithinDepth(inner, levels - 1));
}

/** Reads the text of a file into rows; what does not fit the entity is reported by line and field. */
export function readRows(text: string, format: FileFormat, entity: Entity, report: Report): ReadRows {
  const read = format === 'csv' ? readCsv(text, entity, report) : readJson(text, entity, report);
  for (const { row, value } of read.rows) {
    if (!isWithinDepth(value, DEEPEST_VALUE)) report.add(row, '', VALUE_ISSUES.deep);
  }
  return read;
}
