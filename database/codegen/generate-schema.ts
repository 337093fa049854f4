import { generate, IdentifierNode, PostgresDialect } from 'kysely-codegen';
import type { Db } from '#platform/database/db.ts';
import { columnOverrides } from './column-overrides.ts';

const INCLUDED = '{public.*,sign_in.*,graphile_worker.jobs}';
const IMPORTS = { GeneratedAlways: 'kysely', JsonColumn: './json-columns.ts' };

export async function generateSchema(db: Db): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string' });
  // Same types as the connection pool parses: `src/platform/database/connect.ts`.
  dialect.adapter.scalars.int8 = new IdentifierNode('number');
  dialect.adapter.scalars.timestamptz = new IdentifierNode('Date');
  const text = await generate({
    db,
    dialect,
    includePattern: INCLUDED,
    customImports: IMPORTS,
    overrides: { columns: await columnOverrides(db) },
    outFile: null,
  });
  return text.replace('export interface DB {', 'export interface Database {');
}
