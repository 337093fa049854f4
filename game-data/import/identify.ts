import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { DataIssue } from './data-issue.ts';
import type { Drafts, Ref, RowValues } from './draft.ts';
import { TABLE_LABELS } from './table-labels.ts';

export type NextRows = { [T in ImportedTable]: RowValues<T>[] };

interface Identified {
  id: number;
  key: string;
  name?: unknown;
}

/** Trades reference these: a row with a new key and a new name is another thing and must not take over the id. */
const GUARDED: ReadonlySet<ImportedTable> = new Set(['item', 'map']);

interface Wanted {
  id: number | null;
  key: string;
  name?: unknown;
}

/**
 * Assigns every draft its id: that of the stored row with the same key, removed or not; else that of the stored row
 * with the requested id, if no other draft is that row (a renaming); else the requested id, if free; else a new one.
 */
export function assignIds(
  table: ImportedTable,
  drafts: readonly Wanted[],
  stored: readonly Identified[],
): { ids: Map<string, number>; issues: DataIssue[] } {
  const issues: DataIssue[] = [];
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  const claim = (key: string, id: number): void => {
    ids.set(key, id);
    taken.add(id);
  };
  for (const { key } of drafts) {
    const same = byKey.get(key);
    if (same !== undefined) claim(key, same.id);
  }
  for (const { id, key, name } of drafts) {
    if (ids.has(key) || id === null || taken.has(id)) continue;
    const holder = byId.get(id);
    if (holder !== undefined && GUARDED.has(table) && holder.name !== name) {
      const reason = `'${String(name)}'에 쓸 수 없는 번호입니다: ${id}번은 이미 '${String(holder.name)}'의 것입니다`;
      issues.push({ file: TABLE_LABELS[table], row: 0, field: 'id', reason });
    }
    claim(key, id);
  }
  let last = Math.max(0, ...byId.keys(), ...taken);
  for (const { key } of drafts) {
    if (!ids.has(key)) claim(key, ++last);
  }
  return { ids, issues };
}

function isRef(value: object): value is Ref {
  return 'refTable' in value && 'refKey' in value;
}

type IdOf = (ref: Ref) => number;

function closed(value: unknown, idOf: IdOf): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => closed(inner, idOf));
  if (isRef(value)) return idOf(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner, idOf)]));
}

interface StoredRow extends Identified {
  removed_at: Date | null;
}

function activeRows(table: ImportedTable, stored: StoredRows): StoredRow[] {
  return stored[table].filter((row) => row.removed_at === null);
}

function existingRows(table: ImportedTable, drafts: readonly Wanted[] | undefined, stored: StoredRows): Identified[] {
  const active = activeRows(table, stored);
  if (drafts === undefined) return active;
  if (table !== 'fact_sheet') return [];
  const replaced = new Set(drafts.map(({ key }) => key));
  return active.filter(({ key }) => !replaced.has(key));
}

export function nextRows(drafts: Partial<Drafts>, stored: StoredRows): { rows: NextRows; issues: DataIssue[] } {
  const issues: DataIssue[] = [];
  const idsOf = new Map<ImportedTable, ReadonlyMap<string, number>>();
  for (const table of IMPORTED_TABLES) {
    const own = drafts[table];
    if (own === undefined) {
      idsOf.set(table, new Map(activeRows(table, stored).map(({ key, id }) => [key, id])));
      continue;
    }
    const assigned = assignIds(table, own, stored[table]);
    issues.push(...assigned.issues);
    idsOf.set(table, assigned.ids);
  }
  const idOf: IdOf = ({ refTable, refKey }) => {
    const id = idsOf.get(refTable)?.get(refKey);
    if (id === undefined) throw new Error(`${refTable} ${refKey} is referred to but not in the set`);
    return id;
  };
  const rows = Object.fromEntries(
    IMPORTED_TABLES.map((table) => [
      table,
      [
        ...existingRows(table, drafts[table], stored),
        ...(drafts[table] ?? []).map((draft) => ({
          ...(closed(draft, idOf) as object),
          id: idOf({ refTable: table, refKey: draft.key }),
        })),
      ],
    ]),
  ) as NextRows;
  return { rows, issues };
}

export function noStoredRows(): StoredRows {
  return Object.fromEntries(IMPORTED_TABLES.map((table) => [table, []])) as unknown as StoredRows;
}
