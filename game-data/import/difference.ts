import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { NextRows } from './identify.ts';
import { fieldOf, TABLE_LABELS } from './table-labels.ts';

interface AnyRow {
  id: number;
  key: string;
}

type Values = Readonly<Record<string, unknown>>;

export interface FieldChange {
  column: string;
  before: unknown;
  after: unknown;
}

export interface RowChange extends AnyRow {
  fields: FieldChange[];
}

export interface TableDifference {
  added: AnyRow[];
  returned: AnyRow[];
  changed: RowChange[];
  removed: AnyRow[];
  unchanged: number;
}

export type Difference = Record<ImportedTable, TableDifference>;

const SET_BY_DATABASE: ReadonlySet<string> = new Set(['id', 'created_at', 'updated_at', 'removed_at']);

/** Returns the same text for values that jsonb stores as equal: the order of keys does not count. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Most values are numbers and texts that stay: only what differs is written out. */
function isOther(before: unknown, after: unknown): boolean {
  return before !== after && canonical(before) !== canonical(after);
}

function fieldChanges(before: Values, after: Values): FieldChange[] {
  return Object.keys(after)
    .filter((column) => !SET_BY_DATABASE.has(column) && isOther(before[column], after[column]))
    .map((column) => ({ column, before: before[column] ?? null, after: after[column] ?? null }));
}

function tableDifference(
  stored: readonly (AnyRow & { removed_at: Date | null })[],
  next: readonly AnyRow[],
): TableDifference {
  const difference: TableDifference = { added: [], returned: [], changed: [], removed: [], unchanged: 0 };
  const before = new Map(stored.map((row) => [row.id, row]));
  for (const row of next) {
    const old = before.get(row.id);
    before.delete(row.id);
    if (old === undefined) difference.added.push(row);
    else if (old.removed_at !== null) difference.returned.push(row);
    else {
      const fields = fieldChanges({ ...old }, { ...row });
      if (fields.length === 0) difference.unchanged += 1;
      else difference.changed.push({ ...row, fields });
    }
  }
  difference.removed = [...before.values()].filter((row) => row.removed_at === null);
  return difference;
}

export function differenceOf(stored: StoredRows, next: NextRows): Difference {
  return Object.fromEntries(
    IMPORTED_TABLES.map((table) => [table, tableDifference(stored[table], next[table])]),
  ) as Difference;
}

export interface DifferenceCounts {
  added: number;
  changed: number;
  removed: number;
}

export function countDifference(difference: Difference): DifferenceCounts {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const table of IMPORTED_TABLES) {
    const { added, returned, changed, removed } = difference[table];
    counts.added += added.length + returned.length;
    counts.changed += changed.length;
    counts.removed += removed.length;
  }
  return counts;
}

const MAX_LINES = 20;
const MAX_VALUE_LENGTH = 60;

function shown(value: unknown): string {
  if (value === null) return '없음';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

function nameOf(row: AnyRow): string {
  return 'name' in row && typeof row.name === 'string' ? `${row.name} (${row.key})` : row.key;
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MAX_LINES;
  return [title, ...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`    … 그 밖에 ${rest}개`] : [])];
}

function tableLines(table: ImportedTable, { added, returned, changed, removed }: TableDifference): string[] {
  const label = TABLE_LABELS[table];
  const isWhole = changed.length + removed.length + returned.length === 0 && added.length > MAX_LINES;
  if (isWhole) return [`  ${label} 더함 ${added.length}개`];
  const changes = changed.flatMap((row) =>
    row.fields.map(
      ({ column, before, after }) => `    ~ ${nameOf(row)} ${fieldOf(column)}: ${shown(before)} → ${shown(after)}`,
    ),
  );
  return [
    ...section(
      `  ${label} 더함 ${added.length}개`,
      added.map((row) => `    + ${nameOf(row)}`),
    ),
    ...section(
      `  ${label} 돌아옴 ${returned.length}개`,
      returned.map((row) => `    + ${nameOf(row)}`),
    ),
    ...section(`  ${label} 바뀜 ${changed.length}개`, changes),
    ...section(
      `  ${label} 뺌 ${removed.length}개`,
      removed.map((row) => `    - ${nameOf(row)}`),
    ),
  ];
}

export function previewOf(difference: Difference): string {
  const { added, changed, removed } = countDifference(difference);
  if (added + changed + removed === 0) return '바뀌는 것이 없습니다.';
  const head = `더함 ${added}개, 바뀜 ${changed}개, 뺌 ${removed}개`;
  return [head, ...IMPORTED_TABLES.flatMap((table) => tableLines(table, difference[table]))].join('\n');
}
