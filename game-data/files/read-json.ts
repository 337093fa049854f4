import type { Entity } from '../import/source-rows.ts';
import {
  type Entry,
  MOST_ROWS,
  NO_ROWS,
  type ReadRows,
  type Report,
  reportColumns,
  TOO_MANY_ROWS,
} from './file-rows.ts';
import { matchColumns, readShapeOf } from './match-columns.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first entry that has each field. */
function firstRows(entries: readonly Entry[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const { row, value } of entries) {
    if (!isRecord(value)) continue;
    for (const name of Object.keys(value)) if (!first.has(name)) first.set(name, row);
  }
  return first;
}

function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (names.size === 0 || !isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name.normalize('NFC'))));
}

function parseJson(text: string, report: Report): unknown[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    report.add(0, '', `JSON으로 읽을 수 없습니다 (${error instanceof Error ? error.message : String(error)})`);
    return undefined;
  }
  if (Array.isArray(parsed) && parsed.length <= MOST_ROWS) return parsed;
  report.add(0, '', Array.isArray(parsed) ? TOO_MANY_ROWS : '목록([ … ])이어야 합니다');
  return undefined;
}

export function readJson(text: string, entity: Entity, report: Report): ReadRows {
  const entries = parseJson(text, report)?.map((value, index) => ({ row: index + 1, value }));
  if (entries === undefined) return NO_ROWS;
  if (readShapeOf(entity) === undefined) return { ...NO_ROWS, rows: entries };
  const first = firstRows(entries);
  const places = new Map(Array.from(first, ([name, row]) => [name.normalize('NFC'), row]));
  const columns = matchColumns(entity, places.keys());
  if (columns.known.length + columns.unknown.length === 0) return { ...NO_ROWS, rows: entries };
  const fits = reportColumns(entity, columns, (name) => places.get(name) ?? 0, report);
  const unknown = new Set(columns.unknown);
  return { rows: entries.map(({ row, value }) => ({ row, value: withoutFields(value, unknown) })), columns, fits };
}
