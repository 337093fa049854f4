import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { IMPORTED_TABLES, type ImportedTable } from '#features/game-data/imported-tables.ts';
import type { Difference } from './difference.ts';

type Db = Transaction<Database>;

const IMPORT_LOCK = 7_281_190_402;
const SET_BY_DATABASE: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'removed_at', 'fields']);

export async function lockImports(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`.execute(db);
}

function columnsOf(row: object): string[] {
  return Object.keys(row).filter((column) => !SET_BY_DATABASE.has(column));
}

async function insertRows(db: Db, table: ImportedTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(columnsOf(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(db);
}

async function updateRows(db: Db, table: ImportedTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = columnsOf(first).filter((column) => column !== 'id');
  const settings = sql.join(columns.map((column) => sql`${sql.ref(column)} = next.${sql.ref(column)}`));
  await sql`
    update ${sql.table(table)} as present set ${settings}, updated_at = now(), removed_at = null
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as next
    where present.id = next.id
  `.execute(db);
}

async function markRemoved(db: Db, table: ImportedTable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update ${sql.table(table)} set removed_at = now(), updated_at = now() where id = any(${ids}::integer[])
  `.execute(db);
}

/** Writes referenced tables first. Unchanged rows are not touched. */
export async function writeDifference(db: Db, difference: Difference): Promise<void> {
  for (const table of IMPORTED_TABLES) {
    const { added, returned, changed, removed } = difference[table];
    await updateRows(db, table, [...returned, ...changed]);
    await insertRows(db, table, added);
    await markRemoved(
      db,
      table,
      removed.map(({ id }) => id),
    );
  }
}
