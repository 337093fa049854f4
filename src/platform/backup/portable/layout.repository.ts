import pg from 'pg';

/** The schemas that the site stores data in: its own and the queue's. */
const SCHEMAS = ['public', 'sign_in', 'graphile_worker'];
/** Tables that a backup leaves out, because the migrations that a restore runs recreate them. */
const OF_MIGRATIONS = ['public.kysely_migration', 'public.kysely_migration_lock', 'graphile_worker.migrations'];

export interface SequenceState {
  /** Name with its schema. */
  name: string;
  value: number;
  isCalled: boolean;
}

export interface TableLayout {
  /** Name with its schema, as in the manifest. */
  name: string;
  /** Name quoted for a statement. */
  quoted: string;
  /** Columns that a statement may write, which generated ones are not. */
  columns: readonly string[];
}

/**
 * Finds the tables to back up. Unlogged tables only count requests and are left out, as they are emptied by a crash.
 */
export async function findTables(client: pg.ClientBase): Promise<TableLayout[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any($1)
     order by n.nspname, c.relname`,
    [SCHEMAS],
  );
  return rows
    .map(({ schema, name, columns }) => ({
      name: `${schema}.${name}`,
      quoted: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
      columns,
    }))
    .filter(({ name }) => !OF_MIGRATIONS.includes(name));
}

export function columnList(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

export async function findSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by n.nspname, c.relname`,
    [SCHEMAS],
  );
  const sequences: SequenceState[] = [];
  for (const { schema, name } of rows) {
    const quoted = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const state = await client.query<{ value: number; called: boolean }>(
      `select last_value::float8 as value, is_called as called from ${quoted}`,
    );
    const { value = 1, called = false } = state.rows[0] ?? {};
    sequences.push({ name: `${schema}.${name}`, value, isCalled: called });
  }
  return sequences;
}

/** @param raisedBy added to each value, so that an id given after the backup never means something else */
export async function setSequences(
  client: pg.ClientBase,
  sequences: readonly SequenceState[],
  raisedBy: number,
): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    const [schema = '', sequence = ''] = name.split('.');
    const quoted = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(sequence)}`;
    // A sequence that later migrations dropped is not there.
    const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [quoted]);
    if (rows[0]?.found) await client.query('select setval($1, $2, $3)', [quoted, value + raisedBy, isCalled]);
  }
}

/**
 * Drops the foreign keys. Rows come table by table, so a row may be loaded before the one that it refers to.
 * @returns the statements that add the keys again, which check all rows
 */
export async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/**
 * Disables the triggers, because the rows of a backup already contain their effects.
 * @returns the statements that enable the triggers again
 */
export async function disableTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} disable trigger ${name}`);
  return rows.map(({ table, name }) => `alter table ${table} enable trigger ${name}`);
}

export async function emptyTables(client: pg.ClientBase, tables: readonly TableLayout[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ quoted }) => quoted).join(', ')}`);
}

/** Whether a site is running on this database: a running one always has a listening connection. */
export async function hasOtherConnections(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_stat_activity
                    where datname = current_database() and pid <> pg_backend_pid()
                      and backend_type = 'client backend') as found`,
  );
  return rows[0]?.found ?? false;
}

const OF_SITE = `n.nspname in ('public', 'sign_in') and not exists (
  select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

export async function isEmptySite(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class o join pg_namespace n on n.oid = o.relnamespace
                    where o.relkind in ('r', 'p') and ${OF_SITE}) as found`,
  );
  return !rows[0]?.found;
}

/** Drops what the site's migrations create; extensions and foreign schemas stay. */
export async function dropSite(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %s cascade', o.oid::regclass) as statement from pg_class o
       join pg_namespace n on n.oid = o.relnamespace where o.relkind in ('r', 'p') and ${OF_SITE}
     union all
     select format('drop sequence if exists %s cascade', o.oid::regclass) from pg_class o
       join pg_namespace n on n.oid = o.relnamespace where o.relkind = 'S' and ${OF_SITE}
     union all
     select format('drop routine if exists %s cascade', o.oid::regprocedure) from pg_proc o
       join pg_namespace n on n.oid = o.pronamespace where ${OF_SITE}
     union all
     select 'drop schema if exists sign_in cascade'`,
  );
  for (const { statement } of rows) await client.query(statement);
}
