import { sql } from 'kysely';
import { readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';

/** By id, which transaction wrote each row. */
type Marks = ReadonlyMap<ImportedTable, ReadonlyMap<number, string>>;

export interface KnownRows {
  stored: StoredRows;
  marks: Marks;
}

interface Mark {
  name: ImportedTable;
  id: number;
  mark: string;
}

async function readMarks(db: Db): Promise<Marks> {
  const parts = IMPORTED_TABLES.map(
    (table) => sql`select ${sql.lit(table)} as name, id, xmin::text as mark from ${sql.table(table)}`,
  );
  const { rows } = await sql`${sql.join(parts, sql` union all `)}`.execute(db);
  const marks = new Map(IMPORTED_TABLES.map((table) => [table, new Map<number, string>()]));
  for (const { name, id, mark } of rows as Mark[]) marks.get(name)?.set(id, mark);
  return marks;
}

interface StoredRow {
  id: number;
}

async function readAgain(db: Db, table: ImportedTable, ids: readonly number[]): Promise<StoredRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql`select * from ${sql.table(table)} where id = any(${ids}::integer[])`.execute(db);
  return rows as StoredRow[];
}

/** Rows that stayed are the same objects. No row is ever deleted. */
async function readChanged(db: Db, { stored, marks: known }: KnownRows, marks: Marks): Promise<StoredRows> {
  const tables: [ImportedTable, readonly StoredRow[]][] = [];
  for (const table of IMPORTED_TABLES) {
    const before = known.get(table);
    const ids = Array.from(marks.get(table) ?? []).flatMap(([id, mark]) => (before?.get(id) === mark ? [] : [id]));
    const changed = await readAgain(db, table, ids);
    if (changed.length === 0) {
      tables.push([table, stored[table]]);
      continue;
    }
    const rows = new Map<number, StoredRow>(stored[table].map((row) => [row.id, row]));
    for (const row of changed) rows.set(row.id, row);
    tables.push([table, [...rows.values()].sort((one, other) => one.id - other.id)]);
  }
  return Object.fromEntries(tables) as unknown as StoredRows;
}

/**
 * All rows of the imported tables, those that are removed too; of what is known only changed ones are read. Must run in a
 * transaction: otherwise the tables may be from different moments.
 */
export async function readKnownRows(db: Db, known?: KnownRows): Promise<KnownRows> {
  const marks = await readMarks(db);
  const stored =
    known === undefined ? await readStoredRows(db, { onlyActive: false }) : await readChanged(db, known, marks);
  return { stored, marks };
}
