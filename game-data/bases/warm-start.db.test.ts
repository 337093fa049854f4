import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { createFactsDatabase } from '#tests/support/database.ts';
import { ensureGameData } from './start-facts.ts';

/** Place and writer of every row of every table of the site. */
async function allRows(db: Db): Promise<Record<string, string>> {
  const found = await sql`select table_name as name from information_schema.tables where table_schema = 'public'
    and table_type = 'BASE TABLE'`.execute(db);
  const digests: Record<string, string> = {};
  for (const { name } of found.rows as { name: string }[]) {
    const { rows } =
      await sql`select coalesce(md5(string_agg(ctid::text || xmin::text, ',' order by ctid)), '') as digest
      from ${sql.table(name)}`.execute(db);
    digests[name] = (rows as { digest: string }[])[0]?.digest ?? '';
  }
  return digests;
}

it('writes no row at a start over the facts of its release', async () => {
  const { db, drop } = await createFactsDatabase();
  try {
    const before = await allRows(db);
    expect(before.item).not.toBe('');
    await ensureGameData({ db, log: silentLog, onImport: () => Promise.reject(new Error('nothing is new')) });
    expect(await allRows(db)).toEqual(before);
  } finally {
    await drop();
  }
});
