import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';

interface Column {
  table: string;
  name: string;
}

const test = testDatabase();
let columns: Column[];

beforeAll(async () => {
  const { rows } = await sql<Column>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as table, column_name as name
    from information_schema.columns where table_schema in ('public', 'sign_in')`.execute(test.db);
  columns = rows;
});

describe('stored tables and columns exist', () => {
  it.each(Object.entries(readStoredNames().tables))('%s', (table, stored) => {
    const present = columns.filter((column) => column.table === table).map(({ name }) => name);
    expect(stored.filter((name) => !present.includes(name))).toEqual([]);
  });
});
