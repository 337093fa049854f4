import pg from 'pg';
import { findTables } from './portable/layout.repository.ts';

export interface TableContent {
  rows: number;
  /** Of all rows in any order. */
  hash: string;
}

export type SiteContent = ReadonlyMap<string, TableContent>;

/** Rows and hash of every table, in one snapshot. */
export async function readContent(url: string): Promise<SiteContent> {
  const client = new pg.Client({ connectionString: url, application_name: 'baramnaru-backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const content = new Map<string, TableContent>();
    for (const { name, quoted } of await findTables(client)) {
      const { rows } = await client.query<TableContent>(
        `select count(*)::float8 as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${quoted} t`,
      );
      if (rows[0]) content.set(name, rows[0]);
    }
    return content;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Tables whose content differs. */
export function differingTables(one: SiteContent, other: SiteContent): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => {
    const [first, second] = [one.get(name), other.get(name)];
    return first?.rows !== second?.rows || first?.hash !== second?.hash;
  });
}
