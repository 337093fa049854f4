import type pg from 'pg';
import { withClient } from '#platform/database/with-client.ts';
import { findTables } from './portable/layout.repository.ts';

export interface TableContent {
  rows: number;
  /** Hash of all rows, independent of their order. */
  hash: string;
}

export type SiteContent = ReadonlyMap<string, TableContent>;
export type TableCounts = ReadonlyMap<string, number>;

const ROWS = 'count(*)::float8 as rows';
const HASH = 'coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash';

/** Reads the number of rows and the hash of every table, in one snapshot. */
export function readContent(url: string): Promise<SiteContent> {
  return readTables<TableContent>(url, `${ROWS}, ${HASH}`);
}

/** Counts the rows of every table, in one snapshot. */
export async function countTables(url: string): Promise<TableCounts> {
  const tables = await readTables<Pick<TableContent, 'rows'>>(url, ROWS);
  return new Map([...tables].map(([name, { rows }]) => [name, rows]));
}

function readTables<Row extends pg.QueryResultRow>(url: string, columns: string): Promise<ReadonlyMap<string, Row>> {
  return withClient({ connectionString: url, application_name: 'baramnaru-backup' }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const found = new Map<string, Row>();
    for (const { name, quoted } of await findTables(client)) {
      const { rows } = await client.query<Row>(`select ${columns} from ${quoted} t`);
      if (rows[0]) found.set(name, rows[0]);
    }
    return found;
  });
}

/** Tables whose content differs. */
export function differingTables(one: SiteContent, other: SiteContent): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => {
    const [first, second] = [one.get(name), other.get(name)];
    return first?.rows !== second?.rows || first?.hash !== second?.hash;
  });
}
