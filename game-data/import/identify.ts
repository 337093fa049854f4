import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { DataIssue } from './data-issue.ts';
import type { Drafts, Ref, RowValues } from './draft.ts';
import { FIRST_OPERATOR_NPC_ID, withNpcIds } from './npc-ids.ts';
import type { Renamings } from './renamings.ts';
import { TABLE_LABELS } from './table-labels.ts';

export type NextRows = { [T in ImportedTable]: RowValues<T>[] };

/** Rows that operators add have ids from here up; new rows of files get lower ones, whatever they ask for. */
const OPERATOR_IDS: { readonly [T in ImportedTable]?: number } = { npc: FIRST_OPERATOR_NPC_ID };

export function firstOperatorId(table: ImportedTable): number {
  return OPERATOR_IDS[table] ?? 1_000_000;
}

interface Identified {
  id: number;
  key: string;
  name?: unknown;
  /** Other names of the same row: that of its base, where another is shown. */
  otherNames?: readonly unknown[];
}

interface Wanted {
  id: number | null;
  key: string;
  name?: unknown;
  /** The name before a renaming: the row's column `was`. */
  was?: string | undefined;
  /** Keys that the row had before it, or what it belongs to, was renamed. */
  formerKeys?: readonly string[] | undefined;
  line?: { file: string; row: number } | undefined;
}

/** What a row without a name of its own is about. A row of the same id is the same row only while this stays. */
const SUBJECTS: { readonly [T in ImportedTable]?: (row: Record<string, unknown>) => string } = {
  port: (row) => `${row.source_map_code}>${row.destination_map_code}`,
  monster_drop: (row) => `${row.monster_id}/${row.item_id ?? row.item_name}`,
  recipe: (row) => String(row.item_id),
  recipe_material: (row) => `${row.recipe_id}/${row.item_id}`,
  item_sell_map: (row) => `${row.item_id}@${row.map_id}`,
  abbreviation: (row) => String(row.short),
};

/** What must stay for a row to be the same one under another key: its name, or what it is about. */
export function subjectOf(table: ImportedTable, row: object): unknown {
  const subject = SUBJECTS[table];
  if (subject !== undefined) return subject({ ...row });
  return 'name' in row ? row.name : undefined;
}

function isSame(holder: Identified, { name, was }: Wanted): boolean {
  const names = [holder.name, ...(holder.otherNames ?? [])];
  return names.includes(name) || (was !== undefined && names.includes(was));
}

/**
 * The stored rows that drafts name by a former key. A row under a draft's own key is that draft's, unless both were
 * renamed at once: then the requested ids say which is which.
 */
function renamedRows(drafts: readonly Wanted[], byKey: ReadonlyMap<string, Identified>): Map<string, Identified> {
  const keys = new Set(drafts.map(({ key }) => key));
  const candidates = drafts.flatMap((draft) => {
    const former = draft.formerKeys?.map((key) => byKey.get(key)).find((row) => row !== undefined);
    return former === undefined ? [] : [{ ...draft, former, own: byKey.get(draft.key) }];
  });
  const isRequested = ({ id, former, own }: (typeof candidates)[number]) => id === former.id && own?.id !== id;
  const leaving = new Set(candidates.filter(isRequested).map(({ former }) => former.key));
  return new Map(
    candidates
      .filter((draft) => {
        if (draft.own !== undefined) return isRequested(draft) && leaving.has(draft.key);
        return draft.id === null || draft.id === draft.former.id || !keys.has(draft.former.key);
      })
      .map(({ key, former }) => [key, former]),
  );
}

/** Ids below `limit` that nobody ever had: above the highest of them, then in the gaps. */
function* freeIds(used: ReadonlySet<number>, limit: number): Generator<number, never> {
  const highest = [...used].reduce((most, id) => (id < limit && id > most ? id : most), 0);
  for (let id = highest + 1; id < limit; id += 1) yield id;
  for (let id = 1; id < highest; id += 1) if (!used.has(id)) yield id;
  throw new Error(`All ids below ${limit} are used.`);
}

function takenIssue(table: ImportedTable, { id, key, name, line }: Wanted, holder: Identified): DataIssue {
  const [own, other] = [shownName(table, name, key), shownName(table, holder.name, holder.key)];
  const reason = `'${own}'에 쓸 수 없는 번호입니다: ${id}번은 이미 '${other}'의 것입니다`;
  return { file: line?.file ?? TABLE_LABELS[table], row: line?.row ?? 0, field: 'id', reason };
}

function shownName(table: ImportedTable, name: unknown, key: string): string {
  return name === undefined || SUBJECTS[table] !== undefined ? key : String(name);
}

/**
 * Assigns every draft its id: that of the stored row with the same key, removed or not; else that of the row that it was
 * before a renaming (a former key, or the requested id with the former name); else the requested id, if nobody ever had
 * it and it is none of the operators'; else a new one. A requested id that is another row's is a fault.
 */
export function assignIds(
  table: ImportedTable,
  drafts: readonly Wanted[],
  stored: readonly Identified[],
): { ids: Map<string, number>; issues: DataIssue[] } {
  const issues: DataIssue[] = [];
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const limit = firstOperatorId(table);
  const ids = new Map<string, number>();
  const taken = new Set<number>();
  const claim = (key: string, id: number): void => {
    if (ids.has(key) || taken.has(id)) return;
    ids.set(key, id);
    taken.add(id);
  };
  for (const [key, row] of renamedRows(drafts, byKey)) claim(key, row.id);
  for (const { key } of drafts) {
    const same = byKey.get(key);
    if (same !== undefined) claim(key, same.id);
  }
  for (const draft of drafts) {
    if (ids.has(draft.key) || draft.id === null) continue;
    const holder = byId.get(draft.id);
    const isOthers = holder !== undefined && (taken.has(holder.id) || !isSame(holder, draft));
    // Of a row of a row nothing is known but its key: another one is a new one.
    if (isOthers && table !== 'recipe_material') issues.push(takenIssue(table, draft, holder));
    const isFree = holder === undefined ? draft.id < limit : !isOthers;
    if (isFree) claim(draft.key, draft.id);
  }
  const free = freeIds(new Set([...byId.keys(), ...taken]), limit);
  for (const { key } of drafts) if (!ids.has(key)) claim(key, free.next().value);
  return { ids, issues };
}

function isRef(value: object): value is Ref {
  return 'refTable' in value && 'refKey' in value;
}

type IdOf = (ref: Ref) => number | undefined;

/** The draft with ids in place of its references. What has none is the same object. */
export function closed(value: unknown, idOf: IdOf): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (isRef(value)) return idOf(value);
  // Most values have none, in rows of many columns: nothing is copied before the first.
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const key of Object.keys(value)) {
    const before = (value as Record<string, unknown>)[key];
    if (before === null || typeof before !== 'object') continue;
    const after = closed(before, idOf);
    if (after === before) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[key] = after;
  }
  return copy ?? value;
}

interface StoredRow extends Identified {
  removed_at: Date | null;
}

function activeRows(table: ImportedTable, stored: StoredRows): StoredRow[] {
  return stored[table].filter((row) => row.removed_at === null);
}

function existingRows(
  table: ImportedTable,
  drafts: readonly { key: string }[] | undefined,
  stored: StoredRows,
): Identified[] {
  const active = activeRows(table, stored);
  if (drafts === undefined) return active;
  if (table !== 'fact_sheet') return [];
  const replaced = new Set(drafts.map(({ key }) => key));
  return active.filter(({ key }) => !replaced.has(key));
}

export function nextRows(
  drafts: Partial<Drafts>,
  stored: StoredRows,
  renamings: Renamings = {},
): { rows: NextRows; issues: DataIssue[] } {
  const issues: DataIssue[] = [];
  const idsOf = new Map<ImportedTable, ReadonlyMap<string, number>>();
  const knownId: IdOf = ({ refTable, refKey }) => idsOf.get(refTable)?.get(refKey);
  for (const table of IMPORTED_TABLES) {
    const own: readonly Wanted[] | undefined =
      table === 'npc' ? withNpcIds(drafts.npc, stored.npc, idsOf.get('map'), renamings.npc) : drafts[table];
    if (own === undefined) {
      idsOf.set(table, new Map(activeRows(table, stored).map(({ key, id }) => [key, id])));
      continue;
    }
    const wanted = own.map((draft) => ({
      ...renamings[table]?.get(draft.key),
      id: draft.id,
      key: draft.key,
      name: subjectOf(table, closed(draft, knownId) as object),
    }));
    const holders = stored[table].map((row) => ({ id: row.id, key: row.key, name: subjectOf(table, row) }));
    const assigned = assignIds(table, wanted, holders);
    issues.push(...assigned.issues);
    idsOf.set(table, assigned.ids);
  }
  const idOf: IdOf = (ref) => {
    const id = knownId(ref);
    if (id === undefined) throw new Error(`${ref.refTable} ${ref.refKey} is referred to but not in the set`);
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
