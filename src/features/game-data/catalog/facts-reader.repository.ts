import { sql } from 'kysely';
import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';
import { readEpoch } from '#platform/database/epoch.ts';

/** A stored row with the transaction that wrote it, which no later change of the row can have. */
interface WrittenRow {
  id: number;
  written: string;
}

type WrittenRows = ReadonlyMap<ImportedTable, readonly WrittenRow[]>;

interface KnownFacts {
  epoch: string;
  marks: ReadonlyMap<string, string>;
  tables: WrittenRows;
  rows: StoredRows;
}

/** Reads the active rows as they are now. Rows that have not changed are the same objects, and so are all if none has. */
export type ReadFacts = () => Promise<StoredRows>;

/** A digest of which rows each table has, and who wrote them. */
async function readMarks(db: Db): Promise<ReadonlyMap<string, string>> {
  const marks = IMPORTED_TABLES.map(
    (table) => sql`
      select ${table}::text as name, coalesce(md5(string_agg(id || ' ' || xmin::text, ',' order by id)), '') as mark
      from ${sql.table(table)} where removed_at is null`,
  );
  const { rows } = await sql`${sql.join(marks, sql` union all `)}`.execute(db);
  return new Map((rows as { name: string; mark: string }[]).map(({ name, mark }) => [name, mark]));
}

async function readRows(db: Db, table: ImportedTable, ids?: readonly number[]): Promise<readonly WrittenRow[]> {
  const those = ids === undefined ? sql`` : sql`and id = any(${ids}::integer[])`;
  const { rows } = await sql`
    select *, xmin::text as written from ${sql.table(table)} where removed_at is null ${those} order by id
  `.execute(db);
  return rows as WrittenRow[];
}

async function readChanged(
  db: Db,
  table: ImportedTable,
  before: readonly WrittenRow[],
): Promise<readonly WrittenRow[]> {
  const { rows } = await sql`
    select id, xmin::text as written from ${sql.table(table)} where removed_at is null order by id
  `.execute(db);
  const active = rows as WrittenRow[];
  const known = new Map(before.map((row) => [row.id, row]));
  const changed = active.filter(({ id, written }) => known.get(id)?.written !== written).map(({ id }) => id);
  for (const row of changed.length > 0 ? await readRows(db, table, changed) : []) known.set(row.id, row);
  return active.flatMap(({ id }) => known.get(id) ?? []);
}

async function readTables(db: Db, marks: KnownFacts['marks'], before: KnownFacts | undefined): Promise<WrittenRows> {
  const tables = new Map<ImportedTable, readonly WrittenRow[]>();
  for (const table of IMPORTED_TABLES) {
    const known = before?.tables.get(table);
    if (known === undefined) tables.set(table, await readRows(db, table));
    else if (before?.marks.get(table) === marks.get(table)) tables.set(table, known);
    else tables.set(table, await readChanged(db, table, known));
  }
  return tables;
}

async function readFacts(db: Db, known: KnownFacts | undefined): Promise<KnownFacts> {
  const epoch = await readEpoch(db);
  const marks = await readMarks(db);
  // The transactions of a restored database count from an earlier moment: nothing of before can be compared.
  const before = known?.epoch === epoch ? known : undefined;
  if (before && IMPORTED_TABLES.every((table) => before.marks.get(table) === marks.get(table))) return before;
  const tables = await readTables(db, marks, before);
  return { epoch, marks, tables, rows: Object.fromEntries(tables) as unknown as StoredRows };
}

/**
 * Reads all tables the first time, and after that the rows that were written since. Which these are does not depend on
 * clocks or the order of commits.
 */
export function createFactsReader(db: Db): ReadFacts {
  let known: KnownFacts | undefined;
  return async () => {
    // A single moment: otherwise the tables may be from different ones.
    known = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((moment) => readFacts(moment, known));
    return known.rows;
  };
}
