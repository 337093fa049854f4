import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { IMPORTED_TABLES, type ImportedTable } from '#features/game-data/imported-tables.ts';
import type { Difference, RowChange } from './difference.ts';

type Db = Transaction<Database>;

const IMPORT_LOCK = 7_281_190_402;
const SET_BY_DATABASE: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'removed_at', 'fields']);

/** All who change facts take turns, until the end of the transaction. */
export async function lockFacts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`.execute(db);
}

/** For whoever may wait and work as long as it takes. */
export async function lockImports(db: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await lockFacts(db);
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

const UNIQUE_COLUMNS: readonly string[] = ['key', 'code'];

/**
 * A statement that gives one row the key or code of another one, which gets another in the same statement, may meet it
 * there. Such rows get values of no other row first.
 */
async function makeRoom(db: Db, table: ImportedTable, changed: readonly RowChange[]): Promise<void> {
  for (const column of UNIQUE_COLUMNS) {
    const moves = changed.flatMap(({ id, fields }) => {
      const move = fields.find((field) => field.column === column);
      return move === undefined ? [] : [{ id, before: move.before, after: move.after }];
    });
    const taken = new Set(moves.map(({ after }) => after));
    const holders = moves.filter(({ before }) => taken.has(before)).map(({ id }) => id);
    if (holders.length > 0) await moveAway(db, table, column, holders);
  }
}

const CODE_TYPES: { readonly [T in ImportedTable]?: 'integer' | 'text' } = { item: 'integer', map: 'text' };

/** Keys are any text; codes are numbers of at most nine digits, of which the highest free ones are taken. */
async function moveAway(db: Db, table: ImportedTable, column: string, ids: readonly number[]): Promise<void> {
  const type = CODE_TYPES[table];
  if (column === 'key') {
    await sql`update ${sql.table(table)} set key = '(moving) ' || id where id = any(${ids}::integer[])`.execute(db);
  } else if (type !== undefined) {
    await sql`
      with free as (
        select number, row_number() over () as place from generate_series(999999999, 999000000, -1) as number
        where not exists (select from ${sql.table(table)} as one where one.code = number::${sql.raw(type)})
        limit ${ids.length}
      )
      update ${sql.table(table)} as present set code = free.number::${sql.raw(type)}
      from unnest(${ids}::integer[]) with ordinality as moving (id, place) join free using (place)
      where present.id = moving.id
    `.execute(db);
  }
}

/** Writes referenced tables first. Unchanged rows are not touched. */
export async function writeDifference(db: Db, difference: Difference): Promise<void> {
  for (const table of IMPORTED_TABLES) {
    const { added, returned, changed, removed } = difference[table];
    await makeRoom(db, table, changed);
    await updateRows(db, table, [...returned, ...changed]);
    await insertRows(db, table, added);
    await markRemoved(
      db,
      table,
      removed.map(({ id }) => id),
    );
  }
}
